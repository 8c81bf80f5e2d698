import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import {
  type CmsPreviewRef,
  selectChosen,
  selectQuery,
  selectScrollsTogether,
} from '#machines/cms-preview/cms-preview.selectors.ts';
import type { HostLabel } from '#src/domain/host-label.ts';
import { inLocale } from '#src/domain/locale.ts';
import { stringifyQuery } from '#src/domain/query-string.ts';
import { cmsPreviewText } from '#src/messages/cms-preview.ts';
import { english } from '#src/messages/text.ts';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { colour, radius, space } from '#src/ui/theme/tokens.ts';
import { frameAttribute } from './cms-preview.actors.ts';

const part = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

const bar = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  align-items: center;
`;

const row = css`
  display: flex;
  gap: ${space[4]};
  overflow-x: auto;

  & figure {
    display: grid;
    flex: none;
    gap: ${space[2]};
    margin: 0;
  }

  & iframe {
    height: 80vh;
    border: 1px solid ${colour.line};
    border-radius: ${radius.sm};
    background: ${colour.paper};
  }
`;

const t = english(cmsPreviewText);
const widths = { narrow: 390, wide: 1440 } as const;

interface Props {
  actor: CmsPreviewRef;
  host: HostLabel;
  /** What a frame shows; tests replace it, because a page of the shop is nothing that they can load. */
  Frame?: typeof PageFrame;
}

function PageFrame({ name, src }: { name: keyof typeof widths; src: string }) {
  return <iframe {...{ [frameAttribute]: name }} src={src} width={widths[name]} title={t(name)} />;
}

/** The page that shows the chosen content, at two widths. */
export function PreviewFrames({ actor, host, Frame = PageFrame }: Props) {
  const chosen = useSelector(actor, selectChosen);
  const query = useSelector(actor, selectQuery);
  const isTogether = useSelector(actor, selectScrollsTogether);
  if (!chosen || !query) return null;
  const { siteId, at } = query;
  const [path = '', own] = chosen.url.split('?');
  const shown = { ...Object.fromEntries(new URLSearchParams(own)), preview: 'true', previewDateTime: at };
  const src = inLocale(siteId, path) + stringifyQuery(shown);
  return (
    <section className={part} aria-labelledby="preview-frames">
      <Heading level={2} size="sm" id="preview-frames">
        {t('frames', { name: chosen.name, host: t(host) })}
      </Heading>
      <div className={bar}>
        <Checkbox
          name="together"
          isChecked={isTogether}
          onChange={(isWanted) => actor.send({ type: isWanted ? 'scrolling.joined' : 'scrolling.parted' })}
        >
          {t('together')}
        </Checkbox>
        <Link href={src} isExternal>
          {t('open')}
        </Link>
        <Button variant="secondary" onClick={() => actor.send({ type: 'preview.closed' })}>
          {t('close')}
        </Button>
      </div>
      <div className={row} tabIndex={0} role="group" aria-labelledby="preview-frames">
        {(['narrow', 'wide'] as const).map((name) => (
          <figure key={name}>
            <figcaption>
              <Text size="sm" tone="soft">
                {t(name)}
              </Text>
            </figcaption>
            <Frame key={src} name={name} src={src} />
          </figure>
        ))}
      </div>
    </section>
  );
}
