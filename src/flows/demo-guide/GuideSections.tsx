import { css } from '@linaria/core';
import type { DemoGuideRef } from '#machines/demo-guide/demo-guide.selectors.ts';
import type { GuideLine, GuideSection } from '#src/domain/demo-guide.ts';
import { inLocale } from '#src/domain/locale.ts';
import { useLocale } from '#src/messages/text.ts';
import { colour, media, space, text, title } from '#src/ui/theme/tokens.ts';
import { CopyButton } from './Clipboard.tsx';

const section = css`
  margin-block-end: ${space[5]};

  & h3 {
    padding-block-end: ${space[2]};
    font-size: ${title.xs};
  }

  & li {
    display: grid;
    gap: ${space[1]} ${space[4]};
    align-items: center;
    padding-block: ${space[2]};
    border-block-start: 1px solid ${colour.line};
    font-size: ${text.sm};
    line-height: 1.4;
  }

  & li > p {
    color: ${colour.inkSoft};
  }

  @media ${media.md} {
    & li {
      grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    }
  }
`;

const what = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};
  font-weight: 600;

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 2.25rem;
  }
`;

const Line = ({
  actor,
  line: { name, types = [], page, locale, causes },
}: {
  actor: DemoGuideRef;
  line: GuideLine;
}) => {
  const here = useLocale();
  const href = page?.startsWith('/sandbox/') ? page : inLocale(locale ?? here, page ?? '');
  return (
    <li>
      <div className={what}>
        {page && name ? <a href={href}>{name}</a> : name && <span>{name}</span>}
        {types.map(({ text: typed, label }) => (
          <CopyButton key={typed} actor={actor} text={typed} label={label} />
        ))}
      </div>
      <p>{causes}</p>
    </li>
  );
};

/** What to type and its effect. In English in every locale. */
export function GuideSections({ actor, sections }: { actor: DemoGuideRef; sections: readonly GuideSection[] }) {
  return sections.map(({ title: heading, lines }) => (
    <section key={heading} className={section} lang="en">
      <h3>{heading}</h3>
      <ul>
        {lines.map((line) => (
          <Line
            key={`${line.name} ${line.types?.map(({ text: typed }) => typed).join(' ')} ${line.causes}`}
            actor={actor}
            line={line}
          />
        ))}
      </ul>
    </section>
  ));
}
