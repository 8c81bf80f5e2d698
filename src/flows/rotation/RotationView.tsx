import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import { type RotationRef, selectCanPause, selectCanPlay } from '#machines/rotation/rotation.selectors.ts';
import { blocksText } from '#src/messages/blocks.ts';
import { useText } from '#src/messages/text.ts';

const button = css`
  display: grid;
  place-items: center;
  width: var(--target);
  height: var(--target);

  & svg {
    width: 1.25rem;
    height: 1.25rem;
    fill: currentColor;
  }
`;

const play = 'M8 5v14l11-7z';
const pause = 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z';

/** Pauses slides that change by themselves, and lets them change again (WCAG 2.2.2). */
export function RotationView({ actor }: { actor: RotationRef }) {
  const t = useText(blocksText);
  const canPause = useSelector(actor, selectCanPause);
  const canPlay = useSelector(actor, selectCanPlay);
  if (!canPause && !canPlay) return null;
  return (
    <button
      type="button"
      className={button}
      aria-label={canPlay ? t('play') : t('pause')}
      onClick={() => actor.send({ type: canPlay ? 'play.requested' : 'pause.requested' })}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={canPlay ? play : pause} />
      </svg>
    </button>
  );
}
