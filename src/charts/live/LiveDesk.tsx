import { css } from '@linaria/core';
import type { FormEvent } from 'react';
import {
  selectDesk,
  selectPageOnDesk,
  selectTrail,
  selectVerdict,
} from '#machines/inspection-desk/inspection-desk.selectors.ts';
import type { FoundTrail, Verdict } from '#machines/inspection-desk/inspection-desk.types.ts';
import { selectAt, selectFile } from '#machines/live-inspection/live-inspection.selectors.ts';
import type { Recording, WatchedActor } from '#machines/live-inspection/live-inspection.types.ts';
import { chartsText } from '#src/messages/charts.ts';
import { useText } from '#src/messages/text.ts';
import { Button, ButtonLink } from '#src/ui/text/Button.tsx';
import { Disclosure } from '#src/ui/layout/Disclosure.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { colour, font, radius, space, text } from '#src/ui/theme/tokens.ts';
import { useAddresses } from '../pages/addresses.ts';
import { stateText } from '../inspect/active.ts';
import { Desk, Live } from './live.context.ts';
import { calledIn } from '../explain/moments.ts';
import { hashOf } from '#src/chart-kit/simulate/trail.ts';

const tools = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const said = css`
  &:not(:empty) {
    margin-block-start: ${space[3]};
  }
`;

const form = css`
  display: grid;
  justify-items: start;
  gap: ${space[3]};

  & label {
    display: grid;
    width: 100%;
    gap: ${space[1]};
    font-size: ${text.sm};
    font-weight: 600;
  }
  & textarea {
    width: 100%;
    min-height: 6rem;
    padding: ${space[2]};
    border: 1px solid ${colour.lineStrong};
    border-radius: ${radius.sm};
    background: ${colour.surface};
    color: ${colour.ink};
    font-family: ${font.text};
    font-size: ${text.sm};
  }
  & input {
    min-height: var(--target);
    max-width: 100%;
    color: ${colour.ink};
    font: inherit;
    font-weight: 400;
  }
`;

/** Tools for a whole log: copy it, open one, replay it with the charts. */
export function LiveDesk({ recording, running }: { recording: Recording | null; running: WatchedActor | undefined }) {
  return (
    <Stack gap={3}>
      {recording && <Tools recording={recording} running={running} />}
      <OpenLog />
    </Stack>
  );
}

function Tools({ recording, running }: { recording: Recording; running: WatchedActor | undefined }) {
  const t = useText(chartsText);
  const doing = Desk.useSelector(selectDesk);
  const onDesk = Desk.useSelector(selectPageOnDesk);
  const verdict = Desk.useSelector(selectVerdict);
  const trail = Desk.useSelector(selectTrail);
  const at = Live.useSelector(selectAt);
  const { send } = Desk.useActorRef();
  // A result about another page's log is not shown for this one.
  const desk = onDesk === recording.page.id ? doing : 'idle';
  return (
    <div data-desk={desk}>
      <div className={tools}>
        <Button
          variant="secondary"
          size="sm"
          isBusy={desk === 'copying'}
          onClick={() => send({ type: 'copy.requested', log: recording })}
        >
          {t('liveCopyLog')}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          isBusy={desk === 'replaying'}
          onClick={() => send({ type: 'replay.requested', log: recording })}
        >
          {t('liveReplay')}
        </Button>
        {running && (
          <Button
            variant="secondary"
            size="sm"
            isBusy={desk === 'seeking'}
            onClick={() => send({ type: 'simulation.requested', log: recording, actor: running.id, at })}
          >
            {t('liveSimulate')}
          </Button>
        )}
      </div>
      <div role="status" className={said}>
        {desk === 'copied' && <Notice tone="success">{t('liveCopied')}</Notice>}
        {desk === 'uncopied' && <Notice tone="error">{t('liveUncopied')}</Notice>}
        {desk === 'replaying' && <Notice>{t('liveReplaying')}</Notice>}
        {desk === 'unjudged' && <Notice tone="error">{t('liveUnjudged')}</Notice>}
        {desk === 'judged' && verdict && <Judged verdict={verdict} />}
        {desk === 'seeking' && <Notice>{t('liveSeeking')}</Notice>}
        {desk === 'unfound' && <Notice tone="error">{t('liveUnfound')}</Notice>}
        {desk === 'found' && trail && <Found trail={trail} />}
      </div>
    </div>
  );
}

function OpenLog() {
  const t = useText(chartsText);
  const area = Live.useSelector(selectFile);
  const { send } = Live.useActorRef();
  const open = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    const given = new FormData(submitted.currentTarget);
    const file = given.get('file');
    send({
      type: 'log.openRequested',
      log: file instanceof File && file.size > 0 ? file : String(given.get('text') ?? ''),
    });
  };
  return (
    <Disclosure title={t('liveOpenLog')} variant="plain">
      <form className={form} onSubmit={open}>
        <Text size="sm" tone="soft">
          {t('liveOpenIntro')}
        </Text>
        <label>
          {t('liveOpenPaste')}
          <textarea name="text" spellCheck={false} />
        </label>
        <label>
          {t('liveOpenFile')}
          <input type="file" name="file" accept="application/json,.json,.txt" />
        </label>
        <Button type="submit" variant="secondary" size="sm" isBusy={area === 'opening'}>
          {t('liveOpen')}
        </Button>
        <div role="status">{area === 'refused' && <Notice tone="error">{t('liveRefused')}</Notice>}</div>
      </form>
    </Disclosure>
  );
}

/** The result of a replay, with its differences, in words. */
function Judged({ verdict: { follows, masked, differences, missing } }: { verdict: Verdict }) {
  const t = useText(chartsText);
  const { send } = Live.useActorRef();
  const [first] = differences;
  const isWhole = masked === 0 && !first && missing.length === 0;
  if (isWhole)
    return (
      <Notice tone="success">{follows === 0 ? t('liveJudgedNone') : t('liveJudgedAll', { count: follows })}</Notice>
    );
  const facts = first && {
    chart: first.chart,
    from: first.from === null ? t('none') : stateText(first.from),
    event: calledIn(first, t).event,
    logged: first.logged === null ? t('none') : stateText(first.logged),
  };
  return (
    <Notice
      tone={first ? 'error' : 'info'}
      {...(first
        ? {
            action: (
              <Button variant="quiet" size="sm" onClick={() => send({ type: 'moment.chosen', moment: first.moment })}>
                {t('liveGoThere')}
              </Button>
            ),
          }
        : {})}
    >
      <p>{t('liveFollows', { count: follows })}</p>
      {masked > 0 && <p>{t('liveMaskedSteps', { count: masked })}</p>}
      {first && facts && (
        <>
          <p>{t('liveDiffers', { count: differences.length })}</p>
          <p>
            {first.now === null
              ? t('liveFails', { ...facts, error: first.error ?? '' })
              : t('liveDifference', { ...facts, now: stateText(first.now) })}
          </p>
        </>
      )}
      {missing.length > 0 && <p>{t('liveMissing', { charts: missing.join(', ') })}</p>}
    </Notice>
  );
}

/** The trail in the simulator, as far as it follows the log. */
function Found({ trail }: { trail: FoundTrail }) {
  const t = useText(chartsText);
  const addresses = useAddresses();
  const { chart, followed, count } = trail;
  const isWhole = followed === count;
  return (
    <Notice
      tone={isWhole ? 'success' : 'info'}
      action={
        <ButtonLink variant="quiet" size="sm" href={`${addresses.simulator(chart)}${hashOf(trail)}`}>
          {t('liveOpenSimulator')}
        </ButtonLink>
      }
    >
      {t(isWhole ? 'liveFound' : 'liveFoundPart', { followed, count })}
    </Notice>
  );
}
