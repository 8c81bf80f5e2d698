import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import {
  type DemoGuideRef,
  selectGroup,
  selectGuide,
  selectIsUnavailable,
} from '#machines/demo-guide/demo-guide.selectors.ts';
import { type GuideGroup, guideGroups } from '#src/domain/demo-guide.ts';
import { demoGuideText } from '#src/messages/demo-guide.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Spinner } from '#src/ui/text/Spinner.tsx';
import { Tabs } from '#src/ui/layout/Tabs.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { colour, media, space } from '#src/ui/theme/tokens.ts';
import { Clipboard, CopyButton } from './Clipboard.tsx';
import { GuidePeople } from './GuidePeople.tsx';
import { GuideSections } from './GuideSections.tsx';

/** The same height for every part: otherwise the sheet would jump on a phone. */
const whole = css`
  display: grid;
  align-content: start;
  gap: ${space[3]};
  min-height: 78dvh;

  @media ${media.lg} {
    min-height: 0;
  }
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space[4]};
  color: ${colour.inkSoft};
`;

const tabs = css`
  gap: ${space[4]};

  & [role='tablist'] {
    position: sticky;
    z-index: 1;
    inset-block-start: calc(-1 * ${space[5]});
    margin-inline: calc(-1 * ${space[5]});
    padding-inline: ${space[5]};
    background: ${colour.surface};
  }
`;

/** What can be tried in this demo; `customerNo` is that of the signed-in customer. */
export function DemoGuideView({ actor, customerNo }: { actor: DemoGuideRef; customerNo: string | null }) {
  const t = useText(demoGuideText);
  const guide = useSelector(actor, selectGuide);
  const group = useSelector(actor, selectGroup);
  const isUnavailable = useSelector(actor, selectIsUnavailable);
  if (isUnavailable)
    return (
      <Notice
        tone="error"
        isLive
        action={
          <Button size="sm" variant="secondary" onClick={() => actor.send({ type: 'guide.retried' })}>
            {t('retry')}
          </Button>
        }
      >
        {t('unavailable')} <a href="/sandbox/guide">{t('asPage')}</a>
      </Notice>
    );
  if (!guide) return <Spinner label={t('loading')} />;
  return (
    <div className={whole}>
      <div className={head}>
        <Text size="sm">{t('intro')}</Text>
        <Text size="sm">
          <a href="/sandbox/guide">{t('asPage')}</a>
        </Text>
      </div>
      <Clipboard actor={actor} />
      <Tabs
        className={tabs}
        label={t('groups')}
        selected={group}
        onSelect={(chosen) => actor.send({ type: 'group.chosen', group: chosen as GuideGroup })}
        items={guideGroups.map((id) => ({
          id,
          label: t(id),
          content: (
            <>
              {id === 'people' && (
                <>
                  <Text size="sm">
                    {t('password')}: <CopyButton actor={actor} text={guide.password} />
                  </Text>
                  <GuidePeople actor={actor} people={guide.people} customerNo={customerNo} />
                </>
              )}
              <GuideSections actor={actor} sections={guide.groups[id]} />
            </>
          ),
        }))}
      />
    </div>
  );
}
