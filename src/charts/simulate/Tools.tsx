import { css } from '@linaria/core';
import { selectLink } from '#machines/simulator/simulator.selectors.ts';
import { simulatorText } from '#src/messages/simulator.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Chip } from '#src/ui/text/Chip.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { space } from '#src/ui/theme/tokens.ts';
import { Simulator } from './Simulator.ts';

const tools = css`
  display: grid;
  gap: ${space[3]};

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]};
  }
  & [role='status']:empty {
    display: none;
  }
`;

/** Back, restart, and the link to this moment. */
export function Tools({ count, start, starts }: { count: number; start: string; starts: readonly string[] }) {
  const t = useText(simulatorText);
  const link = Simulator.useSelector(selectLink);
  const { send } = Simulator.useActorRef();
  return (
    <div className={tools}>
      <div>
        <Button
          variant="secondary"
          size="sm"
          disabled={count === 0}
          onClick={() => send({ type: 'trail.cut', length: count - 1 })}
        >
          {t('back')}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => send({ type: 'trail.restarted', start })}>
          {t('restart')}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          icon={link === 'copied' ? 'check' : 'copy'}
          onClick={() => send({ type: 'link.wanted' })}
        >
          {t('copy')}
        </Button>
      </div>
      <Text size="sm" role="status" data-link={link}>
        {link !== 'resting' && t(link)}
      </Text>
      {starts.length > 1 && (
        <div role="group" aria-label={t('startsWith')}>
          <Text as="span" size="sm" tone="soft">
            {t('startsWith')}
          </Text>
          {starts.map((name) => (
            <Chip key={name} isSelected={name === start} onClick={() => send({ type: 'trail.restarted', start: name })}>
              {name === '' ? t('startUsual') : name}
            </Chip>
          ))}
        </div>
      )}
    </div>
  );
}
