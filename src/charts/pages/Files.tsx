import { css } from '@linaria/core';
import { chartsText } from '#src/messages/charts.ts';
import { useText } from '#src/messages/text.ts';
import { Icon } from '#src/ui/text/Icon.tsx';
import { colour, space, text } from '#src/ui/theme/tokens.ts';
import { useAddresses } from './addresses.ts';
import { fileKinds } from './file-kinds.ts';

const list = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[4]};
  font-size: ${text.sm};

  & > span {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    color: ${colour.inkSoft};
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    font-weight: 600;
    text-decoration-color: ${colour.accent};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.3em;
  }
`;

const names = { svg: 'fileSvg', png: 'filePng', mmd: 'fileMermaid', json: 'fileJson' } as const;

/** The chart as a file: a picture, or a format of another tool. */
export function Files({ chart }: { chart: string }) {
  const t = useText(chartsText);
  const { file } = useAddresses();
  return (
    <nav className={list} aria-label={t('files')}>
      <span aria-hidden="true">
        <Icon name="download" size="sm" />
        {t('files')}
      </span>
      {fileKinds.map((kind) => (
        <a key={kind} href={file(chart, kind)} download={`${chart}.${kind}`}>
          {t(names[kind])}
        </a>
      ))}
    </nav>
  );
}
