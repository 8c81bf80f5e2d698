export { HelpfulVote } from './HelpfulVote.tsx';
export { readOwnVotes } from './own-votes.actors.ts';
