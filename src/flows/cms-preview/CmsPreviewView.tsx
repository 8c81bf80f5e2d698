import { useSelector } from '@xstate/react';
import { type CmsPreviewRef, selectFailure, selectHasNone } from '#machines/cms-preview/cms-preview.selectors.ts';
import type { HostLabel } from '#src/domain/host-label.ts';
import { useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { cmsPreviewText } from '#src/messages/cms-preview.ts';
import { english } from '#src/messages/text.ts';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { ControlsForm } from './ControlsForm.tsx';
import { PreviewFrames } from './PreviewFrames.tsx';
import { ResultsTable } from './ResultsTable.tsx';

const t = english(cmsPreviewText);

interface Props {
  actor: CmsPreviewRef;
  docTypes: readonly string[];
  host: HostLabel;
  Frame?: Parameters<typeof PreviewFrames>[0]['Frame'];
}

/** The controls of the preview, what they found, and the page that shows it. */
export function CmsPreviewView({ actor, docTypes, host, Frame }: Props) {
  const hasNone = useSelector(actor, selectHasNone);
  const failure = useSelector(actor, selectFailure);
  const wordsOf = useFailureWords();
  return (
    <Stack gap={6} align="stretch">
      <ControlsForm actor={actor} docTypes={docTypes} />
      <div role="status">{hasNone && <Text>{t('none')}</Text>}</div>
      {failure && (
        <Notice isLive tone="error">
          {wordsOf(failure)}
        </Notice>
      )}
      <ResultsTable actor={actor} />
      <PreviewFrames actor={actor} host={host} {...(Frame ? { Frame } : {})} />
    </Stack>
  );
}
