import { css } from '@linaria/core';
import type { Review } from '#openapi/generated/waymark.gen.ts';
import { reviewsText } from '#src/messages/reviews.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Rating } from '#src/ui/product/Rating.tsx';
import { Icon } from '#src/ui/text/Icon.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { colour, space } from '#src/ui/theme/tokens.ts';

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

/** One review, in the language of its author. */
export function ReviewItem({ review }: { review: Review }) {
  const t = useText(reviewsText);
  const locale = useLocale();
  const { rating, title, text, nickname, location, language, isVerifiedBuyer, createdOn, helpful } = review;
  const day = new Date(createdOn).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <li className={item}>
      <Rating score={rating} label={t('stars', { stars: rating })} />
      <Heading level={3} size="sm" lang={language}>
        {title}
      </Heading>
      <Text lang={language}>{text}</Text>
      <Text as="div" size="sm" tone="soft" className={facts}>
        <span>{location ? t('byFrom', { name: nickname, place: location }) : nickname}</span>
        <span>{day}</span>
        {isVerifiedBuyer && (
          <span>
            <Icon name="check" size="sm" />
            {t('verified')}
          </span>
        )}
        {helpful > 0 && <span>{t('helpfulCount', { count: helpful })}</span>}
      </Text>
    </li>
  );
}
