import { simulatorText } from '#src/messages/simulator.ts';
import { useText } from '#src/messages/text.ts';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { panel } from './panel.ts';
import { Tree } from './Tree.tsx';

/** The chart's context, with the changes of the last step. */
export function Knowledge({ now, before }: { now: object; before: object | undefined }) {
  const t = useText(simulatorText);
  return (
    <section className={panel} aria-labelledby="context" data-context>
      <Heading level={2} size="sm" id="context">
        {t('context')}
      </Heading>
      {Object.keys(now).length === 0 ? (
        <Text size="sm" tone="soft">
          {t('contextEmpty')}
        </Text>
      ) : (
        <Tree name="" value={now} was={before === undefined ? null : { was: before }} />
      )}
    </section>
  );
}
