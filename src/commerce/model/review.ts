import type { WrittenLanguage } from './locale.ts';

export interface Review {
  id: string;
  rating: 1 | 2 | 3 | 4 | 5;
  title: string;
  text: string;
  nickname: string;
  location: string;
  language: WrittenLanguage;
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
  createdOn: string;
  answers: { id: string; text: string; nickname: string; isFromShop: boolean; createdOn: string; helpful: number }[];
}
