import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import {
  type HelpfulVoteRef,
  selectFailure,
  selectGiven,
  selectIsBusy,
  selectIsCounted,
  selectVotes,
} from '#machines/helpful-vote/helpful-vote.selectors.ts';
import { useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { helpfulVoteText } from '#src/messages/helpful-vote.ts';
import { useText } from '#src/messages/text.ts';
import { Chip } from '#src/ui/text/Chip.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { space } from '#src/ui/theme/tokens.ts';

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`;

/** The question, the two answers with their counts, and what became of the shopper's own. */
export function HelpfulVoteView({ actor }: { actor: HelpfulVoteRef }) {
  const t = useText(helpfulVoteText);
  const wordsOf = useFailureWords();
  const { helpful, notHelpful } = useSelector(actor, selectVotes);
  const given = useSelector(actor, selectGiven);
  const failure = useSelector(actor, selectFailure);
  const isBusy = useSelector(actor, selectIsBusy);
  const isCounted = useSelector(actor, selectIsCounted);
  const vote = (isHelpful: boolean) => () => actor.send({ type: 'vote.given', isHelpful });
  return (
    <div className={row} role="group" aria-label={t('question')} aria-busy={isBusy}>
      <Text size="sm" tone="soft" aria-hidden>
        {t('question')}
      </Text>
      <Chip isSelected={given === true} onClick={vote(true)}>
        {t('yes', { count: helpful })}
      </Chip>
      <Chip isSelected={given === false} onClick={vote(false)}>
        {t('no', { count: notHelpful })}
      </Chip>
      <Text size="sm" tone={failure ? 'danger' : 'soft'} role="status">
        {failure ? wordsOf(failure) : isCounted && t('thanks')}
      </Text>
    </div>
  );
}
