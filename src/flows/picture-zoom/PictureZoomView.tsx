import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import {
  type PictureZoomRef,
  selectAt,
  selectIsEnlarged,
  selectIsLargest,
  selectScale,
  selectTransform,
} from '#machines/picture-zoom/picture-zoom.selectors.ts';
import type { ProductImage } from '#openapi/generated/waymark.gen.ts';
import { pictureZoomText } from '#src/messages/picture-zoom.ts';
import { useText } from '#src/messages/text.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { IconButton } from '#src/ui/text/Button.tsx';
import { Picture } from '#src/ui/text/Picture.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { media, motion, radius, space } from '#src/ui/theme/tokens.ts';
import { gesturesOf, STEP } from './gestures.ts';

/** The height of what is above and below the frame. */
const around = '12rem';

/** The picture is in the middle of what the window leaves, and the buttons are below, within reach of a thumb. */
const stage = css`
  display: grid;
  place-items: center;
  min-height: calc(100dvh - ${around});
  overflow: hidden;
  border-radius: ${radius.sm};
`;

/** As large as the window allows at the ratio of the pictures. Fingers belong to the picture, not to the page. */
const frame = css`
  width: min(100%, calc((100dvh - ${around}) * 0.8));
  aspect-ratio: 4 / 5;
  touch-action: none;
  cursor: zoom-in;

  &[data-enlarged] {
    cursor: grab;
  }

  &[data-enlarged]:active {
    cursor: grabbing;
  }

  & picture {
    width: 100%;
    height: 100%;
    pointer-events: none;

    @media ${media.moving} {
      transition: transform ${motion.fast} ${motion.easeOut};
    }
  }

  /* What is held follows the finger at once. */
  &:active picture {
    transition: none;
  }
`;

const bar = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  margin-block-start: ${space[3]};

  & p {
    flex: 0 1 12rem;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
`;

export function PictureZoomView(props: {
  actor: PictureZoomRef;
  name: string;
  pictures: readonly ProductImage[];
  isOpen: boolean;
  onClose: () => void;
}) {
  const { actor, name, pictures, isOpen, onClose } = props;
  const t = useText(pictureZoomText);
  const at = useSelector(actor, selectAt);
  const scale = useSelector(actor, selectScale);
  const isEnlarged = useSelector(actor, selectIsEnlarged);
  const isLargest = useSelector(actor, selectIsLargest);
  const transform = useSelector(actor, selectTransform);
  const { frame: gestures, onKeyDown } = useMemo(() => gesturesOf(actor), [actor]);
  const picture = pictures[at];
  const zoom = (by: number) => () => actor.send({ type: 'zoom.requested', by, about: { x: 0.5, y: 0.5 } });
  const choose = (place: number) => () => actor.send({ type: 'picture.chosen', at: place });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('title', { name })} size="full">
      <div role="presentation" onKeyDown={onKeyDown}>
        <div className={stage}>
          <div
            {...gestures}
            className={frame}
            role="group"
            aria-label={t('stage')}
            tabIndex={0}
            data-enlarged={isEnlarged || undefined}
          >
            {picture && (
              <Picture
                key={picture.path}
                {...picture}
                isEager
                fit="contain"
                sizes={`${Math.ceil(scale) * 100}vw`}
                style={{ transform }}
              />
            )}
          </div>
        </div>
        <div className={bar}>
          <IconButton icon="chevron-left" label={t('previous')} disabled={at === 0} onClick={choose(at - 1)} />
          <IconButton icon="minus" label={t('zoomOut')} disabled={!isEnlarged} onClick={zoom(1 / STEP)} />
          <Text size="sm" role="status">
            {t('position', { number: at + 1, total: pictures.length, percent: Math.round(scale * 100) })}
          </Text>
          <IconButton icon="plus" label={t('zoomIn')} disabled={isLargest} onClick={zoom(STEP)} />
          <IconButton
            icon="chevron-right"
            label={t('next')}
            disabled={at === pictures.length - 1}
            onClick={choose(at + 1)}
          />
        </div>
      </div>
    </Dialog>
  );
}
