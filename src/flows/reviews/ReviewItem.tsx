import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import { selectShown } from '#machines/translation/translation.selectors.ts';
import type { Review } from '#openapi/generated/waymark.gen.ts';
import { HelpfulVote } from '#src/flows/helpful-vote/index.ts';
import type { OnDialog } from '#src/flows/shared/dialogs.props.ts';
import { TranslationControl, useTranslation } from '#src/flows/translation/index.ts';
import { reviewsText } from '#src/messages/reviews.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Rating } from '#src/ui/product/Rating.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Icon } from '#src/ui/text/Icon.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { colour, space } from '#src/ui/theme/tokens.ts';
import { ReviewPictures } from './ReviewPictures.tsx';

const item = css`
  display: grid;
  gap: ${space[2]};
  padding-block-start: ${space[5]};
  border-block-start: 1px solid ${colour.line};
`;

const facts = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};

  & > span {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
  }
`;

const reactions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
`;

/** One review, in the language of its author. */
export function ReviewItem({
  review,
  productId,
  given,
  canTranslate,
  onReport,
  onDialog,
}: {
  review: Review;
  productId: string;
  /** How the shopper has voted on it. */
  given: boolean | null;
  canTranslate: boolean;
  onReport: (reviewId: string) => void;
  onDialog: OnDialog;
}) {
  const t = useText(reviewsText);
  const locale = useLocale();
  const { actor, language: wanted } = useTranslation(review.id);
  const shown = useSelector(actor, selectShown);
  const {
    id,
    rating,
    title,
    text,
    nickname,
    location,
    language,
    fit,
    size,
    isVerifiedBuyer,
    createdOn,
    helpful,
    notHelpful,
  } = review;
  const day = new Date(createdOn).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <li className={item}>
      <Rating score={rating} label={t('stars', { stars: rating })} />
      <Heading level={3} size="sm" lang={shown ? wanted : language}>
        {shown?.title ?? title}
      </Heading>
      <Text lang={shown ? wanted : language}>{shown?.text ?? text}</Text>
      {canTranslate && language !== wanted && <TranslationControl actor={actor} />}
      <ReviewPictures review={review} onDialog={onDialog} />
      <Text as="div" size="sm" tone="soft" className={facts}>
        <span>{location ? t('byFrom', { name: nickname, place: location }) : nickname}</span>
        <span>{day}</span>
        {isVerifiedBuyer && (
          <span>
            <Icon name="check" size="sm" />
            {t('verified')}
          </span>
        )}
        {size && <span>{t('boughtSize', { size })}</span>}
        {fit && <span>{t(`fits.${fit}`)}</span>}
      </Text>
      <div className={reactions}>
        <HelpfulVote kind="review" productId={productId} id={id} votes={{ helpful, notHelpful }} given={given} />
        <Button variant="quiet" size="sm" aria-label={t('reportOf', { title })} onClick={() => onReport(id)}>
          {t('report')}
        </Button>
      </div>
    </li>
  );
}
