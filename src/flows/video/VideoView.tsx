import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import {
  selectCanPause,
  selectHasPoster,
  selectIsEmbedded,
  selectIsFailed,
  selectIsPaused,
  selectIsStarting,
  type VideoRef,
} from '#machines/video/video.selectors.ts';
import type { VideoSource } from '#src/domain/video-source.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { videoText } from '#src/messages/video.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Icon } from '#src/ui/text/Icon.tsx';
import { Picture } from '#src/ui/text/Picture.tsx';
import { Spinner } from '#src/ui/text/Spinner.tsx';
import { colour, media, motion, radius, space, text } from '#src/ui/theme/tokens.ts';
import type { VideoProps } from './video.data.ts';

const frame = css`
  position: relative;
  display: grid;
  overflow: hidden;
  border-radius: ${radius.sm};
  background: ${colour.sunken};

  & > * {
    grid-area: 1 / 1;
    min-width: 0;
  }

  & :is(video, iframe) {
    display: block;
    width: 100%;
    height: 100%;
    border: 0;
    object-fit: cover;
  }

  /* What can be seen of a video under its poster is nothing to press. */
  &[data-poster] video {
    visibility: hidden;
  }
`;

/** Takes the size of the poster, so that nothing moves when the video is in its place. */
const player = css`
  position: relative;

  & > :is(video, iframe) {
    position: absolute;
    inset: 0;
  }
`;

const press = css`
  position: relative;
  display: grid;
  place-items: center;
  width: 100%;
  cursor: pointer;

  & > span {
    display: grid;
    place-items: center;
    width: 4.5rem;
    aspect-ratio: 1;
    border-radius: 50%;
    background: color-mix(in srgb, ${colour.paper} 88%, transparent);
    color: ${colour.ink};
    transition: transform ${motion.fast} ${motion.easeOut};
  }

  @media ${media.moving} {
    &:hover > span {
      transform: scale(1.06);
    }
  }
`;

const note = css`
  align-self: end;
  margin: ${space[3]};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.sm};
  background: ${colour.surface};
  font-size: ${text.sm};
`;

const control = css`
  place-self: end;

  /* It stands on a picture. */
  &[data-variant] {
    background: ${colour.paper};
  }

  margin: ${space[3]};
`;

/** A video under its poster, in the controls of the browser, or in the player of a video-sharing site. */
export function VideoView(props: VideoProps & { actor: VideoRef; id: string; source: VideoSource }) {
  const { actor, id, source, wider = [], title, poster, tracks, settings } = props;
  const language = useLocale().slice(0, 2);
  const t = useText(videoText);
  const hasPoster = useSelector(actor, selectHasPoster);
  const isStarting = useSelector(actor, selectIsStarting);
  const isFailed = useSelector(actor, selectIsFailed);
  const isPaused = useSelector(actor, selectIsPaused);
  const canPause = useSelector(actor, selectCanPause);
  const isEmbedded = useSelector(actor, selectIsEmbedded);
  const play = () => actor.send({ type: 'play.requested' });
  const own = tracks.findIndex(({ srclang }) => srclang.slice(0, 2) === language);
  return (
    <div id={id} className={frame} data-poster={hasPoster || undefined}>
      <div className={player}>
        <Picture {...poster} alt="" />
        {isEmbedded && source.player === 'embedded' ? (
          <iframe
            src={source.src}
            title={t('embedded', { title })}
            allow="autoplay; fullscreen; picture-in-picture"
            allowFullScreen
          />
        ) : (
          source.player === 'own' && (
            <video
              aria-label={title}
              preload="none"
              playsInline
              muted={settings.muted ?? false}
              loop={settings.loop ?? false}
              controls={!hasPoster && !settings.hideControls}
            >
              {wider.map(({ src, query }) => (
                <source key={src} src={src} media={query} />
              ))}
              <source src={source.src} />
              {tracks.map((track, at) => (
                <track key={track.src} {...track} default={at === own} />
              ))}
            </video>
          )
        )}
      </div>
      {hasPoster && (
        <>
          <button
            type="button"
            className={press}
            aria-label={t('play', { title })}
            aria-busy={isStarting}
            aria-disabled={isStarting}
            onClick={play}
          >
            <span>{isStarting ? <Spinner /> : <Icon name="play" />}</span>
          </button>
          {isFailed && (
            <p role="alert" className={note}>
              {t('failed')}
            </p>
          )}
        </>
      )}
      {settings.hideControls && canPause && (
        <Button
          className={control}
          size="sm"
          variant="secondary"
          onClick={() => actor.send({ type: 'pause.requested' })}
        >
          {t('pause')}
        </Button>
      )}
      {settings.hideControls && isPaused && (
        <Button className={control} size="sm" variant="secondary" onClick={play}>
          {t('goOn')}
        </Button>
      )}
    </div>
  );
}
