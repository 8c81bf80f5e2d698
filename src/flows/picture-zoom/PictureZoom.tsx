import { useActorRef } from '@xstate/react';
import { pictureZoomMachine } from '#machines/picture-zoom/picture-zoom.machine.ts';
import type { PictureZoomInput } from '#machines/picture-zoom/picture-zoom.types.ts';
import type { DialogViewProps } from '#src/flows/shared/dialogs.props.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { PictureZoomView } from './PictureZoomView.tsx';

/** The dialog `picture-zoom`. `data` is the input of its chart. */
export default function PictureZoom({ isOpen, onClose, data }: DialogViewProps) {
  const inspect = useInspection();
  const input = data as unknown as PictureZoomInput;
  const actor = useActorRef(pictureZoomMachine, inspect ? { input, inspect } : { input });
  return (
    <PictureZoomView actor={actor} name={input.name} pictures={input.pictures} isOpen={isOpen} onClose={onClose} />
  );
}
