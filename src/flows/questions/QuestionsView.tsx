import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import {
  type QuestionsRef,
  selectHasMore,
  selectIsReadingOn,
  selectIsStuck,
  selectIsUnavailable,
  selectPage,
  selectProductId,
} from '#machines/questions/questions.selectors.ts';
import { ReadOn, VoicesSection } from '#src/flows/shared/VoicesSection.tsx';
import { questionsText } from '#src/messages/questions.ts';
import { useText } from '#src/messages/text.ts';
import { Text } from '#src/ui/text/Text.tsx';
import { space } from '#src/ui/theme/tokens.ts';
import { QuestionItem } from './QuestionItem.tsx';

const list = css`
  display: grid;
  gap: ${space[6]};
`;

/** What shoppers asked about a product, and what the shop answered. */
export function QuestionsView({ actor, onAsk }: { actor: QuestionsRef; onAsk: () => void }) {
  const t = useText(questionsText);
  const page = useSelector(actor, selectPage);
  const productId = useSelector(actor, selectProductId);
  const isUnavailable = useSelector(actor, selectIsUnavailable);
  const isReadingOn = useSelector(actor, selectIsReadingOn);
  const isStuck = useSelector(actor, selectIsStuck);
  const hasMore = useSelector(actor, selectHasMore);
  return (
    <VoicesSection
      id="questions"
      title={t('title')}
      invite={{ label: t('ask'), onPress: onAsk }}
      unavailable={
        isUnavailable
          ? { title: t('unavailable'), label: t('retry'), onPress: () => actor.send({ type: 'questions.retried' }) }
          : null
      }
      isLoading={!isUnavailable && !page}
    >
      {page && (
        <>
          <Text size="sm" tone="soft" role="status">
            {page.total > 0 ? t('count', { count: page.total }) : t('none')}
          </Text>
          {page.questions.length > 0 && (
            <ul className={list}>
              {page.questions.map((question) => (
                <QuestionItem
                  key={question.id}
                  question={question}
                  productId={productId}
                  ownVotes={page.ownVotes}
                  canTranslate={page.canTranslate}
                />
              ))}
            </ul>
          )}
          <ReadOn
            stuck={isStuck ? t('stuck') : null}
            more={
              hasMore || isReadingOn
                ? { label: t('more'), onPress: () => actor.send({ type: 'more.requested' }) }
                : null
            }
            isBusy={isReadingOn}
          />
        </>
      )}
    </VoicesSection>
  );
}
