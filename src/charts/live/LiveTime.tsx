import { css } from '@linaria/core';
import { useRouter } from '@tanstack/react-router';
import { selectIsFollowing, selectIsRead } from '#machines/live-drawing/live-drawing.selectors.ts';
import { selectAt, selectUnseen } from '#machines/live-inspection/live-inspection.selectors.ts';
import type { Recording } from '#machines/live-inspection/live-inspection.types.ts';
import { momentsOf } from '#machines/live-inspection/recording.ts';
import { chartsText } from '#src/messages/charts.ts';
import { useText } from '#src/messages/text.ts';
import { Button, IconButton } from '#src/ui/text/Button.tsx';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { colour, radius, space, text } from '#src/ui/theme/tokens.ts';
import { followAddress } from '../pages/addresses.ts';
import { Live, LiveDrawing } from './live.context.ts';
import { momentText } from '../explain/moments.ts';
import { titleOf } from '../pages/areas.ts';

const bar = css`
  position: sticky;
  z-index: 1;
  inset-block-start: 0;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 0 ${space[2]};
  margin-block-end: ${space[5]};
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${colour.line};
  border-radius: ${radius.md};
  background: ${colour.surface};

  & input[type='range'] {
    width: 100%;
    min-height: var(--target);
    margin: 0;
    accent-color: ${colour.moss};
  }
  & output {
    grid-column: 1 / 3;
    font-size: ${text.sm};
    font-variant-numeric: tabular-nums;
    color: ${colour.inkSoft};
    overflow-wrap: anywhere;
  }
`;

const follow = css`
  grid-column: 3 / -1;

  & > label {
    align-items: center;
    min-height: var(--target);
    padding-block: 0;
  }
`;

interface LiveTimeProps {
  recording: Recording;
  /** The drawn chart, and the address that pins it. */
  chart: string;
  pinHref: string;
}

/** The moment that the window shows: the latest, or an earlier one; and whether the drawing follows. */
export function LiveTime({ recording, chart, pinHref }: LiveTimeProps) {
  const t = useText(chartsText);
  const at = Live.useSelector(selectAt);
  const unseen = Live.useSelector(selectUnseen);
  const isFollowing = LiveDrawing.useSelector(selectIsFollowing);
  const isRead = LiveDrawing.useSelector(selectIsRead);
  const router = useRouter();
  const latest = isFollowing ? t('liveFollowed', { chart: titleOf(chart) }) : t('liveFollowing');
  const { send } = Live.useActorRef();
  // The address has the pinned chart.
  const pin = (follows: boolean) =>
    void router.navigate({ href: follows ? followAddress(chart) : pinHref, replace: true, resetScroll: false });
  const moments = momentsOf(recording);
  const last = moments.length - 1;
  const place = at === null ? last : Math.max(0, moments.indexOf(at));
  const choose = (next: number) =>
    send({ type: 'moment.chosen', moment: moments[Math.min(last, Math.max(0, next))] ?? 0 });
  const what = momentText(recording, moments[place] ?? 0, t);
  return (
    <div className={bar} role="group" aria-label={t('liveTime')} data-time={at === null ? 'following' : 'held'}>
      <IconButton icon="chevron-left" label={t('liveBack')} disabled={place === 0} onClick={() => choose(place - 1)} />
      <input
        type="range"
        min={0}
        max={last}
        value={place}
        aria-label={t('liveMoment')}
        aria-valuetext={t('liveMomentOf', { place: place + 1, count: moments.length, what })}
        onChange={({ target }) => choose(target.valueAsNumber)}
      />
      <IconButton
        icon="chevron-right"
        label={t('liveForth')}
        disabled={place === last}
        onClick={() => choose(place + 1)}
      />
      <Button
        variant={at === null ? 'quiet' : 'secondary'}
        size="sm"
        disabled={at === null}
        onClick={() => send({ type: 'moment.followed' })}
      >
        {t('liveNow')}
      </Button>
      <output>
        {at === null ? latest : what}
        {unseen > 0 && ` (${t('liveUnseen', { count: unseen })})`}
        {isRead && `. ${t('liveRead')}`}
      </output>
      <Checkbox className={follow} name="follow" look="switch" size="sm" isChecked={isFollowing} onChange={pin}>
        {t('liveFollow')}
      </Checkbox>
    </div>
  );
}
