import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import { selectShown } from '#machines/translation/translation.selectors.ts';
import type { Question } from '#openapi/generated/waymark.gen.ts';
import { HelpfulVote } from '#src/flows/helpful-vote/index.ts';
import { TranslationControl, useTranslation } from '#src/flows/translation/index.ts';
import { questionsText } from '#src/messages/questions.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { colour, space } from '#src/ui/theme/tokens.ts';

const item = css`
  display: grid;
  gap: ${space[3]};
  padding-block-start: ${space[5]};
  border-block-start: 1px solid ${colour.line};
`;

const reply = css`
  display: grid;
  gap: ${space[2]};
  padding-inline-start: ${space[4]};
  border-inline-start: 2px solid ${colour.line};
`;

interface Props {
  question: Question;
  productId: string;
  /** How the shopper has voted, by the id of the answer. */
  ownVotes: Readonly<Record<string, boolean>>;
  canTranslate: boolean;
}

/** A question and its answers, each with the votes on it. */
export function QuestionItem({ question, productId, ownVotes, canTranslate }: Props) {
  const t = useText(questionsText);
  const locale = useLocale();
  const dayOf = (date: string) => new Date(date).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const { id, text, nickname, language, createdOn, answers } = question;
  const { actor, language: wanted } = useTranslation(id);
  const shown = useSelector(actor, selectShown);
  const spoken = shown ? wanted : language;
  const translationOf = (answerId: string) => shown?.answers.find((one) => one.id === answerId)?.text;
  return (
    <li className={item}>
      <div>
        <Heading level={3} size="sm" lang={spoken}>
          {shown?.text ?? text}
        </Heading>
        <Text size="sm" tone="soft">
          {nickname} · {dayOf(createdOn)}
        </Text>
      </div>
      {canTranslate && language !== wanted && <TranslationControl actor={actor} />}
      {answers.length === 0 && (
        <Text size="sm" tone="soft">
          {t('waiting')}
        </Text>
      )}
      {answers.map((answer) => (
        <div key={answer.id} className={reply}>
          <Text lang={spoken}>{translationOf(answer.id) ?? answer.text}</Text>
          <Text size="sm" tone="soft">
            {answer.isFromShop ? t('shop') : answer.nickname} · {dayOf(answer.createdOn)}
          </Text>
          <HelpfulVote
            kind="answer"
            productId={productId}
            id={answer.id}
            votes={{ helpful: answer.helpful, notHelpful: answer.notHelpful }}
            given={ownVotes[answer.id] ?? null}
          />
        </div>
      ))}
    </li>
  );
}
