import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import {
  type DemoGuideRef,
  selectEntering,
  selectFailure,
  selectRefused,
} from '#machines/demo-guide/demo-guide.selectors.ts';
import type { GuidePerson } from '#src/domain/demo-guide.ts';
import { useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { useWaitWords } from '#src/flows/shared/useWaitWords.ts';
import { demoGuideText } from '#src/messages/demo-guide.ts';
import { useText } from '#src/messages/text.ts';
import { Badge } from '#src/ui/text/Badge.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Icon } from '#src/ui/text/Icon.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { colour, space, text } from '#src/ui/theme/tokens.ts';
import { CopyButton } from './Clipboard.tsx';

const list = css`
  display: grid;
  margin-block: ${space[3]} ${space[5]};

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[1]} ${space[3]};
    align-items: center;
    padding-block: ${space[3]};
    border-block-start: 1px solid ${colour.line};
  }

  & > li > :nth-child(n + 3) {
    grid-column: 1 / -1;
    justify-self: start;
  }

  & p {
    color: ${colour.inkSoft};
    font-size: ${text.sm};
    line-height: 1.4;
  }
`;

const who = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  line-height: 1.3;

  & small {
    color: ${colour.inkSoft};
    font-size: ${text.xs};
  }
`;

const here = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: var(--target);
  color: ${colour.success};
  font-size: ${text.sm};
  font-weight: 600;
`;

/** The customers of the demo, each with a button to sign in. */
export function GuidePeople({
  actor,
  people,
  customerNo,
}: {
  actor: DemoGuideRef;
  people: readonly GuidePerson[];
  customerNo: string | null;
}) {
  const t = useText(demoGuideText);
  const wordsOf = useFailureWords();
  const waitWords = useWaitWords();
  const entering = useSelector(actor, selectEntering);
  const refused = useSelector(actor, selectRefused);
  const failure = useSelector(actor, selectFailure);
  return (
    <ul className={list}>
      {people.map((person) => (
        <li key={person.email}>
          <span className={who} lang="en">
            <strong>{person.name}</strong>
            <Badge tone="moss">{person.role}</Badge>
            <small>{person.locale}</small>
          </span>
          {customerNo === person.consumerNo && entering !== person.email ? (
            <span className={here}>
              <Icon name="check" size="sm" />
              {t('signedIn')}
            </span>
          ) : (
            <Button
              size="sm"
              variant="secondary"
              aria-label={t('signInAs', { name: person.name })}
              isBusy={entering === person.email}
              disabled={entering !== null && entering !== person.email}
              onClick={() => actor.send({ type: 'person.chosen', person })}
            >
              {t('signIn')}
            </Button>
          )}
          <p lang="en">{person.causes}</p>
          <CopyButton actor={actor} text={person.email} />
          {refused === person.email && failure && (
            <Notice tone="error" isLive>
              {waitWords(failure) ?? wordsOf(failure)}
            </Notice>
          )}
        </li>
      ))}
    </ul>
  );
}
