import type { ReviewFit } from '#openapi/generated/waymark.gen.ts';
import type { WrittenLanguage } from './locale.ts';

/** A picture as its review names it; its bytes are in `review_pictures`. */
export interface ReviewPicture {
  id: string;
  /** What it shows; may be empty. */
  description: string;
  /** Pixels of the large rendition. */
  width: number;
  height: number;
}

export interface Review {
  id: string;
  rating: 1 | 2 | 3 | 4 | 5;
  title: string;
  text: string;
  nickname: string;
  location: string;
  language: WrittenLanguage;
  /** How it fits, if its author said so. */
  fit?: ReviewFit;
  /** The size that its author bought here, as variants have it (`attributes.size`); absent: not known, or none. */
  size?: string;
  pictures?: ReviewPicture[];
  /** True if its author wants the pictures in the social gallery, too; absent: no. */
  sharesPictures?: true;
  isVerifiedBuyer: boolean;
  /** ISO date. */
  createdOn: string;
  helpful: number;
  notHelpful: number;
}

export interface Question {
  id: string;
  text: string;
  nickname: string;
  /** Of the question and its answers. */
  language: WrittenLanguage;
  createdOn: string;
}

export interface Answer {
  id: string;
  questionId: string;
  text: string;
  nickname: string;
  isFromShop: boolean;
  createdOn: string;
}
