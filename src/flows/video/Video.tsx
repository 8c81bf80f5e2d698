import { useActorRef } from '@xstate/react';
import { useId, useMemo } from 'react';
import { videoMachine } from '#machines/video/video.machine.ts';
import type { VideoInput } from '#machines/video/video.types.ts';
import { videoSource } from '#src/domain/video-source.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { createVideoActors } from './video.actors.ts';
import type { VideoProps } from './video.data.ts';
import { VideoView } from './VideoView.tsx';

/** Videos start by themselves unless they are lazy, and a lazy one when the shopper comes near (catalogue 4). */
const startOf = ({ autoplay, lazy }: VideoProps['settings']): VideoInput['start'] =>
  !autoplay ? 'press' : lazy ? 'near' : 'at once';

/** A video and its chart. */
export default function Video(props: VideoProps) {
  const { src, cloudinaryAsset, settings } = props;
  const id = useId();
  const source = useMemo(
    () => videoSource({ src, ...(cloudinaryAsset ? { cloudinaryAsset } : {}) }),
    [src, cloudinaryAsset],
  );
  const logic = useMemo(
    () => withPorts(videoMachine, () => videoMachine.provide({ actors: createVideoActors(id, source) })),
    [id, source],
  );
  const inspect = useInspection();
  const input: VideoInput = { player: source.player, start: startOf(settings) };
  const actor = useActorRef(logic, inspect ? { input, inspect } : { input });
  return <VideoView {...props} actor={actor} id={id} source={source} />;
}
