-- What an account has asked for is in "subscriptions": this copy of it was kept with people of the demo, and told.
UPDATE "consumers" SET "doc" = "doc" - 'subscriptions' WHERE "doc" ? 'subscriptions';
