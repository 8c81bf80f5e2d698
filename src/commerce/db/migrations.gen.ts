// Made by scripts/migrations.ts from migrations/*.sql. Do not edit.
interface Migration {
  tag: string;
  hash: string;
  statements: readonly string[];
}
export const migrations: readonly Migration[] = [
  {
    "tag": "0000_first",
    "hash": "201fb1467d9d24bf2818ec0d5af2e8f06f796fad361671ea085308f8e546c7fe",
    "statements": [
      "CREATE TABLE \"categories\" (\n\t\"id\" text PRIMARY KEY NOT NULL,\n\t\"slug\" text NOT NULL,\n\t\"parent_id\" text,\n\t\"position\" integer NOT NULL,\n\t\"doc\" jsonb NOT NULL\n);",
      "CREATE TABLE \"collection_points\" (\n\t\"id\" text PRIMARY KEY NOT NULL,\n\t\"country\" text NOT NULL,\n\t\"latitude\" double precision NOT NULL,\n\t\"longitude\" double precision NOT NULL,\n\t\"doc\" jsonb NOT NULL\n);",
      "CREATE TABLE \"product_sets\" (\n\t\"id\" text PRIMARY KEY NOT NULL,\n\t\"position\" integer NOT NULL,\n\t\"doc\" jsonb NOT NULL\n);",
      "CREATE TABLE \"products\" (\n\t\"id\" text PRIMARY KEY NOT NULL,\n\t\"style_id\" text NOT NULL,\n\t\"position\" integer NOT NULL,\n\t\"doc\" jsonb NOT NULL\n);",
      "CREATE TABLE \"questions\" (\n\t\"id\" text PRIMARY KEY NOT NULL,\n\t\"style_id\" text NOT NULL,\n\t\"created_on\" text NOT NULL,\n\t\"status\" text DEFAULT 'APPROVED' NOT NULL,\n\t\"doc\" jsonb NOT NULL\n);",
      "CREATE TABLE \"reviews\" (\n\t\"id\" text PRIMARY KEY NOT NULL,\n\t\"style_id\" text NOT NULL,\n\t\"rating\" integer NOT NULL,\n\t\"created_on\" text NOT NULL,\n\t\"helpful\" integer DEFAULT 0 NOT NULL,\n\t\"not_helpful\" integer DEFAULT 0 NOT NULL,\n\t\"status\" text DEFAULT 'APPROVED' NOT NULL,\n\t\"doc\" jsonb NOT NULL\n);",
      "CREATE TABLE \"stock\" (\n\t\"upc\" text PRIMARY KEY NOT NULL,\n\t\"quantity\" integer NOT NULL,\n\t\"reserved\" integer DEFAULT 0 NOT NULL,\n\t\"quantity_at_order\" integer\n);",
      "CREATE TABLE \"store_stock\" (\n\t\"store_id\" text NOT NULL,\n\t\"upc\" text NOT NULL,\n\t\"quantity\" integer NOT NULL,\n\tCONSTRAINT \"store_stock_store_id_upc_pk\" PRIMARY KEY(\"store_id\",\"upc\")\n);",
      "CREATE TABLE \"stores\" (\n\t\"id\" text PRIMARY KEY NOT NULL,\n\t\"country\" text NOT NULL,\n\t\"latitude\" double precision NOT NULL,\n\t\"longitude\" double precision NOT NULL,\n\t\"doc\" jsonb NOT NULL\n);",
      "CREATE TABLE \"styles\" (\n\t\"id\" text PRIMARY KEY NOT NULL,\n\t\"slug\" text NOT NULL,\n\t\"position\" integer NOT NULL,\n\t\"popularity\" integer DEFAULT 0 NOT NULL,\n\t\"published_on\" date NOT NULL,\n\t\"doc\" jsonb NOT NULL\n);",
      "CREATE TABLE \"variants\" (\n\t\"upc\" text PRIMARY KEY NOT NULL,\n\t\"id\" text NOT NULL,\n\t\"product_id\" text NOT NULL,\n\t\"position\" integer NOT NULL,\n\t\"doc\" jsonb NOT NULL,\n\tCONSTRAINT \"variants_id_unique\" UNIQUE(\"id\")\n);",
      "CREATE TABLE \"carts\" (\n\t\"id\" uuid PRIMARY KEY NOT NULL,\n\t\"version\" integer NOT NULL,\n\t\"owner\" text NOT NULL,\n\t\"locale\" text NOT NULL,\n\t\"currency\" text NOT NULL,\n\t\"doc\" jsonb NOT NULL,\n\t\"updated_at\" timestamp with time zone NOT NULL\n);",
      "CREATE TABLE \"gift_cards\" (\n\t\"number\" text PRIMARY KEY NOT NULL,\n\t\"currency\" text NOT NULL,\n\t\"balance\" integer NOT NULL,\n\t\"doc\" jsonb NOT NULL\n);",
      "CREATE TABLE \"idempotency_keys\" (\n\t\"key\" text PRIMARY KEY NOT NULL,\n\t\"request_hash\" text NOT NULL,\n\t\"status\" integer NOT NULL,\n\t\"response\" jsonb,\n\t\"created_at\" timestamp with time zone NOT NULL\n);",
      "CREATE TABLE \"meta\" (\n\t\"key\" text PRIMARY KEY NOT NULL,\n\t\"value\" text NOT NULL\n);",
      "CREATE TABLE \"orders\" (\n\t\"number\" text PRIMARY KEY NOT NULL,\n\t\"cart_id\" uuid NOT NULL,\n\t\"cart_version\" integer NOT NULL,\n\t\"owner\" text NOT NULL,\n\t\"status\" text NOT NULL,\n\t\"doc\" jsonb NOT NULL,\n\t\"created_at\" timestamp with time zone NOT NULL,\n\t\"placed_at\" timestamp with time zone,\n\t\"held_until\" timestamp with time zone\n);",
      "CREATE TABLE \"promotions\" (\n\t\"id\" text PRIMARY KEY NOT NULL,\n\t\"code\" text,\n\t\"redeemed\" integer DEFAULT 0 NOT NULL,\n\t\"doc\" jsonb NOT NULL,\n\tCONSTRAINT \"promotions_code_unique\" UNIQUE(\"code\")\n);",
      "CREATE TABLE \"redemptions\" (\n\t\"promotion_id\" text NOT NULL,\n\t\"order_number\" text NOT NULL,\n\t\"email\" text NOT NULL,\n\tCONSTRAINT \"redemptions_promotion_id_order_number_pk\" PRIMARY KEY(\"promotion_id\",\"order_number\")\n);",
      "CREATE TABLE \"sandbox_records\" (\n\t\"key\" text PRIMARY KEY NOT NULL,\n\t\"value\" jsonb NOT NULL\n);",
      "CREATE TABLE \"consumers\" (\n\t\"id\" text PRIMARY KEY NOT NULL,\n\t\"consumer_no\" text NOT NULL,\n\t\"email\" text NOT NULL,\n\t\"password_hash\" text NOT NULL,\n\t\"consumer_type\" text NOT NULL,\n\t\"is_locked\" boolean DEFAULT false NOT NULL,\n\t\"failed_sign_ins\" integer DEFAULT 0 NOT NULL,\n\t\"points\" integer DEFAULT 0 NOT NULL,\n\t\"version\" integer DEFAULT 1 NOT NULL,\n\t\"doc\" jsonb NOT NULL,\n\tCONSTRAINT \"consumers_consumer_no_unique\" UNIQUE(\"consumer_no\"),\n\tCONSTRAINT \"consumers_email_unique\" UNIQUE(\"email\")\n);",
      "CREATE TABLE \"lists\" (\n\t\"id\" uuid PRIMARY KEY NOT NULL,\n\t\"kind\" text NOT NULL,\n\t\"owner\" text NOT NULL,\n\t\"version\" integer DEFAULT 1 NOT NULL,\n\t\"doc\" jsonb NOT NULL\n);",
      "CREATE TABLE \"one_time_codes\" (\n\t\"hash\" text PRIMARY KEY NOT NULL,\n\t\"purpose\" text NOT NULL,\n\t\"subject\" text NOT NULL,\n\t\"challenge\" text,\n\t\"expires_at\" timestamp with time zone NOT NULL,\n\t\"used_at\" timestamp with time zone\n);",
      "CREATE TABLE \"refresh_tokens\" (\n\t\"hash\" text PRIMARY KEY NOT NULL,\n\t\"family\" uuid NOT NULL,\n\t\"subject\" text NOT NULL,\n\t\"consumer_type\" text NOT NULL,\n\t\"rotated_at\" timestamp with time zone,\n\t\"revoked_at\" timestamp with time zone,\n\t\"expires_at\" timestamp with time zone NOT NULL\n);",
      "CREATE INDEX \"products_style\" ON \"products\" USING btree (\"style_id\");",
      "CREATE INDEX \"questions_style\" ON \"questions\" USING btree (\"style_id\");",
      "CREATE INDEX \"reviews_style\" ON \"reviews\" USING btree (\"style_id\");",
      "CREATE INDEX \"variants_product\" ON \"variants\" USING btree (\"product_id\");",
      "CREATE INDEX \"carts_owner\" ON \"carts\" USING btree (\"owner\");",
      "CREATE UNIQUE INDEX \"orders_live_cart\" ON \"orders\" USING btree (\"cart_id\") WHERE status NOT IN ('refused', 'cancelled');",
      "CREATE INDEX \"orders_owner\" ON \"orders\" USING btree (\"owner\");",
      "CREATE INDEX \"orders_status\" ON \"orders\" USING btree (\"status\");",
      "CREATE INDEX \"lists_owner\" ON \"lists\" USING btree (\"owner\",\"kind\");",
      "CREATE INDEX \"refresh_tokens_family\" ON \"refresh_tokens\" USING btree (\"family\");",
      "CREATE INDEX \"refresh_tokens_subject\" ON \"refresh_tokens\" USING btree (\"subject\");"
    ]
  },
  {
    "tag": "0001_sign_in",
    "hash": "cdbf720a826b5a305ca628ec8142ceea93e6ef88090536f7dd0ade548bf88c7b",
    "statements": [
      "CREATE TABLE \"sign_in_attempts\" (\n\t\"email_hash\" text PRIMARY KEY NOT NULL,\n\t\"failed\" integer NOT NULL,\n\t\"last_at\" timestamp with time zone NOT NULL\n);",
      "ALTER TABLE \"consumers\" DROP COLUMN \"failed_sign_ins\";"
    ]
  },
  {
    "tag": "0002_funnel",
    "hash": "c30cf24feb871aeefa6dc29ed2df2d7d292de609c3dbe0cf41c8710224e93cd9",
    "statements": [
      "CREATE TABLE \"funnel_counts\" (\n\t\"day\" date NOT NULL,\n\t\"chart\" text NOT NULL,\n\t\"kind\" text NOT NULL,\n\t\"name\" text NOT NULL,\n\t\"is_generated\" boolean DEFAULT false NOT NULL,\n\t\"count\" integer NOT NULL,\n\tCONSTRAINT \"funnel_counts_day_chart_kind_name_is_generated_pk\" PRIMARY KEY(\"day\",\"chart\",\"kind\",\"name\",\"is_generated\")\n);",
      "CREATE INDEX \"funnel_counts_chart\" ON \"funnel_counts\" USING btree (\"chart\",\"is_generated\",\"day\");"
    ]
  },
  {
    "tag": "0003_store_stock",
    "hash": "2c3be90c0618a16ac88614cf36126998ac1cccbd5ee0ba6b3994e13c0732c0bc",
    "statements": [
      "ALTER TABLE \"store_stock\" ADD COLUMN \"reserved\" integer DEFAULT 0 NOT NULL;",
      "ALTER TABLE \"store_stock\" ADD COLUMN \"quantity_at_order\" integer;"
    ]
  },
  {
    "tag": "0004_outbox",
    "hash": "ec8257208251336525be8eeabc6b6fa3a75c85bb1f9b1f1f0369346f9b1dd9eb",
    "statements": [
      "CREATE TABLE \"outbox\" (\n\t\"id\" text PRIMARY KEY NOT NULL,\n\t\"kind\" text NOT NULL,\n\t\"about\" text NOT NULL,\n\t\"created_at\" timestamp with time zone NOT NULL,\n\t\"due_at\" timestamp with time zone NOT NULL,\n\t\"attempts\" integer DEFAULT 0 NOT NULL,\n\t\"done_at\" timestamp with time zone\n);",
      "CREATE INDEX \"outbox_due\" ON \"outbox\" USING btree (\"due_at\") WHERE done_at IS NULL;",
      "CREATE INDEX \"outbox_about\" ON \"outbox\" USING btree (\"about\");"
    ]
  },
  {
    "tag": "0005_saved_cards",
    "hash": "41bddeb5a0436fdafe241faac7568ba51b38bb7e9985854c0d0f7045dd0f28cb",
    "statements": [
      "CREATE TABLE \"saved_cards\" (\n\t\"id\" text PRIMARY KEY NOT NULL,\n\t\"owner\" text NOT NULL,\n\t\"is_default\" boolean DEFAULT false NOT NULL,\n\t\"created_at\" timestamp with time zone NOT NULL,\n\t\"doc\" jsonb NOT NULL\n);",
      "CREATE INDEX \"saved_cards_owner\" ON \"saved_cards\" USING btree (\"owner\");"
    ]
  },
  {
    "tag": "0006_credit",
    "hash": "2bd885866d84acb401ddacce045713c37462566eb2ae2b2cad598a9da9b249be",
    "statements": [
      "ALTER TABLE \"consumers\" ADD COLUMN \"credit_spent\" integer DEFAULT 0 NOT NULL;",
      "UPDATE \"consumers\" SET \"credit_spent\" = COALESCE((\"doc\"->'athlete'->>'currentSpend')::int, 0);"
    ]
  },
  {
    "tag": "0007_stored_rewards",
    "hash": "9848f669b3e06a18e1706bf44b3ba64188560a70daa62565c7f4e7fd202dfaba",
    "statements": [
      "CREATE TABLE \"stored_rewards\" (\n\t\"id\" text PRIMARY KEY NOT NULL,\n\t\"owner\" text NOT NULL,\n\t\"kind\" text NOT NULL,\n\t\"code\" text NOT NULL,\n\t\"currency\" text NOT NULL,\n\t\"balance\" integer NOT NULL\n);",
      "CREATE INDEX \"stored_rewards_owner\" ON \"stored_rewards\" USING btree (\"owner\");"
    ]
  },
  {
    "tag": "0008_credit_year",
    "hash": "b0211b4dc4b1fdd943def1dcca2e05fa4e0ae068dc274cc2f55826672a1e65e3",
    "statements": [
      "ALTER TABLE \"consumers\" ADD COLUMN \"credit_year\" integer DEFAULT 0 NOT NULL;",
      "UPDATE \"consumers\" SET \"credit_year\" = extract(year FROM now() AT TIME ZONE 'UTC')::int;"
    ]
  },
  {
    "tag": "0009_selling_session",
    "hash": "6012d5ced5b11451b04c0bece823e7ef699689af41e5c80dd4bff8032f3702ef",
    "statements": [
      "ALTER TABLE \"refresh_tokens\" ADD COLUMN \"is_selling\" boolean DEFAULT false NOT NULL;"
    ]
  },
  {
    "tag": "0010_catalogue_text",
    "hash": "80a885b3c0f0b168f54a0619d6360df7b8a63c5e2b36acae83047b27971616b6",
    "statements": [
      "ALTER TABLE \"categories\" ALTER COLUMN \"doc\" SET DATA TYPE json;",
      "ALTER TABLE \"products\" ALTER COLUMN \"doc\" SET DATA TYPE json;",
      "ALTER TABLE \"styles\" ALTER COLUMN \"doc\" SET DATA TYPE json;",
      "ALTER TABLE \"variants\" ALTER COLUMN \"doc\" SET DATA TYPE json;"
    ]
  },
  {
    "tag": "0011_rate_limits",
    "hash": "852e42ea958ed1d28e6b1e2512b6e83254e4742bc723e20ed65335be141adc5c",
    "statements": [
      "CREATE TABLE \"rate_limits\" (\n\t\"key\" text PRIMARY KEY NOT NULL,\n\t\"points\" integer DEFAULT 0 NOT NULL,\n\t\"expire\" bigint\n);",
      "DROP TABLE \"sign_in_attempts\" CASCADE;",
      "CREATE INDEX \"rate_limits_expire\" ON \"rate_limits\" USING btree (\"expire\");"
    ]
  },
  {
    "tag": "0012_order_story",
    "hash": "aaba76eefebb19477e534bb7aedf7ac5491b55631a8179d29e08062b3aff174c",
    "statements": [
      "ALTER TABLE \"outbox\" ADD COLUMN \"failure\" text;"
    ]
  },
  {
    "tag": "0013_bound_keys",
    "hash": "2352b3a150e5989b0e67ed392af5f1e8c3d0fb86a329e4d5203cf216ea9fa2c0",
    "statements": [
      "CREATE INDEX \"idempotency_keys_created\" ON \"idempotency_keys\" USING btree (\"created_at\");",
      "ALTER TABLE \"idempotency_keys\" DROP COLUMN \"status\";",
      "ALTER TABLE \"idempotency_keys\" DROP COLUMN \"response\";",
      "UPDATE \"carts\" SET \"doc\" = jsonb_set(\"doc\", '{seenKeys}', (SELECT coalesce(jsonb_agg(seen->'key'), '[]') FROM jsonb_array_elements(\"doc\"->'seenKeys') seen))\nWHERE jsonb_typeof(\"doc\"->'seenKeys') = 'array';"
    ]
  },
  {
    "tag": "0014_demo_apart",
    "hash": "e7d0dd09860652738369527874b8d71473634a6399f9f7ea29998098f23b4542",
    "statements": [
      "-- The sandbox makes its table itself where there is one; what it remembers of placed orders stays.\nDO $$ BEGIN\n  IF NOT EXISTS (SELECT 1 FROM \"sandbox_records\") THEN DROP TABLE \"sandbox_records\"; END IF;\nEND $$;",
      "DELETE FROM \"funnel_counts\" WHERE \"is_generated\";",
      "DROP INDEX \"funnel_counts_chart\";",
      "ALTER TABLE \"funnel_counts\" DROP CONSTRAINT \"funnel_counts_day_chart_kind_name_is_generated_pk\";",
      "ALTER TABLE \"funnel_counts\" DROP COLUMN \"is_generated\";",
      "ALTER TABLE \"funnel_counts\" ADD CONSTRAINT \"funnel_counts_day_chart_kind_name_pk\" PRIMARY KEY(\"day\",\"chart\",\"kind\",\"name\");",
      "CREATE INDEX \"funnel_counts_chart\" ON \"funnel_counts\" USING btree (\"chart\",\"day\");",
      "ALTER TABLE \"stock\" DROP COLUMN \"quantity_at_order\";",
      "ALTER TABLE \"store_stock\" DROP COLUMN \"quantity_at_order\";",
      "UPDATE \"stores\" SET \"doc\" = \"doc\" - 'endsAtOrder' WHERE \"doc\" ? 'endsAtOrder';",
      "UPDATE \"promotions\" SET \"doc\" = \"doc\" - 'outcome' - 'redeemed' - 'redeemedByEmails' WHERE \"doc\" ? 'outcome';",
      "UPDATE \"gift_cards\" SET \"doc\" = \"doc\" - 'outcome' WHERE \"doc\" ? 'outcome';",
      "UPDATE \"carts\" SET \"doc\" = \"doc\" - 'isTaxedAnew' WHERE \"doc\" ? 'isTaxedAnew';",
      "-- Until now every shop opened with the demo: its mark tells so, and production refuses it.\nUPDATE \"meta\" SET \"key\" = 'demo' WHERE \"key\" = 'seed';",
      "DELETE FROM \"meta\" WHERE \"key\" = 'generated visits';"
    ]
  },
  {
    "tag": "0015_retention",
    "hash": "0a2af502af84274842b3c61e48d7f5997a399b40921512c0bb6e754493aa0a14",
    "statements": [
      "ALTER TABLE \"orders\" ADD COLUMN \"anonymised_at\" timestamp with time zone;",
      "ALTER TABLE \"consumers\" ADD COLUMN \"active_at\" timestamp with time zone DEFAULT now() NOT NULL;",
      "ALTER TABLE \"lists\" ADD COLUMN \"updated_at\" timestamp with time zone DEFAULT now() NOT NULL;",
      "CREATE INDEX \"carts_updated\" ON \"carts\" USING btree (\"updated_at\");",
      "CREATE INDEX \"orders_unplaced\" ON \"orders\" USING btree (\"created_at\") WHERE placed_at IS NULL;",
      "CREATE INDEX \"orders_placed\" ON \"orders\" USING btree (\"placed_at\") WHERE anonymised_at IS NULL;",
      "CREATE INDEX \"lists_updated\" ON \"lists\" USING btree (\"updated_at\");"
    ]
  },
  {
    "tag": "0016_gift_card_pins",
    "hash": "c34858d65abe6c26ec67f7d1a75b34eaebe50f8dddd821af56cbc6f524bc25eb",
    "statements": [
      "ALTER TABLE \"gift_cards\" ADD COLUMN \"pin_hash\" text;",
      "ALTER TABLE \"gift_cards\" ADD COLUMN \"order_number\" text;",
      "ALTER TABLE \"gift_cards\" ADD COLUMN \"item_id\" text;",
      "ALTER TABLE \"gift_cards\" ADD COLUMN \"piece\" integer;",
      "CREATE UNIQUE INDEX \"gift_cards_sold\" ON \"gift_cards\" USING btree (\"order_number\",\"item_id\",\"piece\");",
      "CREATE INDEX \"gift_cards_imported\" ON \"gift_cards\" USING btree (\"number\") WHERE pin_hash IS NULL;"
    ]
  },
  {
    "tag": "0017_audit_events",
    "hash": "d64191a3690b06a8bc63a701b96723888d2b329f73a005da0c66ef2650bbd9e0",
    "statements": [
      "CREATE TABLE \"audit_events\" (\n\t\"seq\" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name \"audit_events_seq_seq\" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),\n\t\"id\" text NOT NULL,\n\t\"at\" timestamp with time zone NOT NULL,\n\t\"kind\" text NOT NULL,\n\t\"actor\" text NOT NULL,\n\t\"role\" text NOT NULL,\n\t\"subject\" text,\n\t\"facts\" jsonb NOT NULL,\n\t\"reason\" text,\n\tCONSTRAINT \"audit_events_id_unique\" UNIQUE(\"id\")\n);",
      "CREATE INDEX \"audit_events_at\" ON \"audit_events\" USING btree (\"at\");",
      "CREATE INDEX \"audit_events_subject\" ON \"audit_events\" USING btree (\"subject\");",
      "CREATE FUNCTION \"refuse_audit_change\"() RETURNS trigger LANGUAGE plpgsql AS $$\nBEGIN\n  IF TG_OP = 'DELETE' THEN\n    IF OLD.at < nullif(current_setting('waymark.audit_delete_before', true), '')::timestamptz AND OLD.at < now() - interval '90 days' THEN\n      RETURN OLD;\n    END IF;\n  END IF;\n  RAISE EXCEPTION 'audit_events cannot be changed (% refused)', TG_OP USING ERRCODE = 'insufficient_privilege';\nEND\n$$;",
      "CREATE TRIGGER \"audit_events_rows\" BEFORE UPDATE OR DELETE ON \"audit_events\" FOR EACH ROW EXECUTE FUNCTION \"refuse_audit_change\"();",
      "CREATE TRIGGER \"audit_events_all\" BEFORE TRUNCATE ON \"audit_events\" FOR EACH STATEMENT EXECUTE FUNCTION \"refuse_audit_change\"();",
      "CREATE FUNCTION \"delete_audit_events_before\"(\"cutoff\" timestamptz) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$\nDECLARE\n  deleted bigint;\nBEGIN\n  PERFORM set_config('waymark.audit_delete_before', cutoff::text, true);\n  DELETE FROM audit_events WHERE at < least(cutoff, now() - interval '90 days');\n  GET DIAGNOSTICS deleted = ROW_COUNT;\n  PERFORM set_config('waymark.audit_delete_before', '', true);\n  RETURN deleted;\nEND\n$$;"
    ]
  },
  {
    "tag": "0018_stock_alerts",
    "hash": "4b5198d8795bd72d1873bceb9e2e3db9a98d2c224fdaf186e511342439fe18e9",
    "statements": [
      "CREATE TABLE \"stock_alerts\" (\n\t\"id\" uuid PRIMARY KEY NOT NULL,\n\t\"product_id\" text NOT NULL,\n\t\"upc\" text NOT NULL,\n\t\"email\" text NOT NULL,\n\t\"locale\" text NOT NULL,\n\t\"created_at\" timestamp with time zone NOT NULL,\n\t\"sent_at\" timestamp with time zone,\n\tCONSTRAINT \"stock_alerts_request\" UNIQUE(\"product_id\",\"upc\",\"email\")\n);"
    ]
  },
  {
    "tag": "0019_phone_of_a_customer",
    "hash": "66711f0bc6b8c52350f32493c2e703e24a068411ac78d257b8bf17899325dc43",
    "statements": [
      "CREATE INDEX \"consumers_phone\" ON \"consumers\" USING btree (((\"doc\"->>'phoneCode') || (\"doc\"->>'phone')));"
    ]
  },
  {
    "tag": "0020_favorites",
    "hash": "e7b1c949428d3711a58613fdfb0185a41fcfa7bb020c49e9ae6fd30993689375",
    "statements": [
      "CREATE TABLE \"favorite_items\" (\n\t\"id\" uuid PRIMARY KEY NOT NULL,\n\t\"list_id\" uuid NOT NULL,\n\t\"product_id\" text NOT NULL,\n\t\"qty\" integer NOT NULL,\n\t\"added_at\" timestamp with time zone NOT NULL,\n\tCONSTRAINT \"favorite_items_product\" UNIQUE(\"list_id\",\"product_id\")\n);",
      "CREATE TABLE \"favorite_lists\" (\n\t\"id\" uuid PRIMARY KEY NOT NULL,\n\t\"owner\" text NOT NULL,\n\t\"share_id\" text,\n\t\"shows_name\" boolean DEFAULT false NOT NULL,\n\t\"updated_at\" timestamp with time zone NOT NULL,\n\tCONSTRAINT \"favorite_lists_share_id_unique\" UNIQUE(\"share_id\")\n);",
      "ALTER TABLE \"favorite_items\" ADD CONSTRAINT \"favorite_items_list_id_favorite_lists_id_fk\" FOREIGN KEY (\"list_id\") REFERENCES \"favorite_lists\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "CREATE INDEX \"favorite_lists_owner\" ON \"favorite_lists\" USING btree (\"owner\");",
      "CREATE INDEX \"favorite_lists_updated\" ON \"favorite_lists\" USING btree (\"updated_at\");"
    ]
  },
  {
    "tag": "0021_contact_requests",
    "hash": "4ebe2d9e898568a880ad8daca2a906c0e8fa52af49094c53d02ae57bfab5a131",
    "statements": [
      "CREATE TABLE \"contact_requests\" (\n\t\"number\" text PRIMARY KEY NOT NULL,\n\t\"owner\" text NOT NULL,\n\t\"email\" text NOT NULL,\n\t\"locale\" text NOT NULL,\n\t\"doc\" jsonb NOT NULL,\n\t\"created_at\" timestamp with time zone NOT NULL\n);",
      "CREATE INDEX \"contact_requests_created\" ON \"contact_requests\" USING btree (\"created_at\");"
    ]
  },
  {
    "tag": "0022_loyalty",
    "hash": "679dcfab808781037d2b887447fdf80040bf9c8ac512b6675fd3d291c796cd56",
    "statements": [
      "CREATE TABLE \"point_entries\" (\n\t\"owner\" text NOT NULL,\n\t\"kind\" text NOT NULL,\n\t\"reference\" text NOT NULL,\n\t\"order_number\" text,\n\t\"points\" integer NOT NULL,\n\t\"at\" timestamp with time zone NOT NULL,\n\tCONSTRAINT \"point_entries_owner_kind_reference_pk\" PRIMARY KEY(\"owner\",\"kind\",\"reference\")\n);",
      "INSERT INTO \"point_entries\" (\"owner\", \"kind\", \"reference\", \"points\", \"at\")\nSELECT \"id\", 'opening', 'opening', \"points\", now() FROM \"consumers\" WHERE \"points\" <> 0;"
    ]
  },
  {
    "tag": "0023_subscriptions",
    "hash": "3112680e748e8b834540a98d91e54a5629c2903c520d4b42277ceaa9bf7faa0b",
    "statements": [
      "CREATE TABLE \"subscriptions\" (\n\t\"id\" uuid PRIMARY KEY NOT NULL,\n\t\"channel\" text NOT NULL,\n\t\"type\" text NOT NULL,\n\t\"recipient\" text NOT NULL,\n\t\"owner\" text NOT NULL,\n\t\"status\" text NOT NULL,\n\t\"locale\" text NOT NULL,\n\t\"acquisition_type\" text NOT NULL,\n\t\"campaign_name\" text,\n\t\"wording\" text NOT NULL,\n\t\"requested_at\" timestamp with time zone NOT NULL,\n\t\"optin_at\" timestamp with time zone,\n\t\"optout_at\" timestamp with time zone,\n\tCONSTRAINT \"subscriptions_consent\" UNIQUE(\"channel\",\"type\",\"recipient\",\"owner\")\n);"
    ]
  },
  {
    "tag": "0024_sessions_of_devices",
    "hash": "a7ef7863810cc74ff21d3ebeef9c4d2a55cc20dee7a3a21a68d3919949e5ac01",
    "statements": [
      "ALTER TABLE \"refresh_tokens\" ADD COLUMN \"browser\" text;",
      "ALTER TABLE \"refresh_tokens\" ADD COLUMN \"system\" text;"
    ]
  },
  {
    "tag": "0025_passkeys",
    "hash": "1f14ac7bf910db1dcf821099e190455b9fc7378f2a170191f7415d248207d0e3",
    "statements": [
      "CREATE TABLE \"passkeys\" (\n\t\"id\" uuid PRIMARY KEY NOT NULL,\n\t\"owner\" text NOT NULL,\n\t\"credential_id\" text NOT NULL,\n\t\"public_key\" text NOT NULL,\n\t\"counter\" bigint NOT NULL,\n\t\"browser\" text,\n\t\"system\" text,\n\t\"added_at\" timestamp with time zone NOT NULL,\n\t\"used_at\" timestamp with time zone,\n\tCONSTRAINT \"passkeys_credential_id_unique\" UNIQUE(\"credential_id\")\n);",
      "CREATE INDEX \"passkeys_owner\" ON \"passkeys\" USING btree (\"owner\");"
    ]
  },
  {
    "tag": "0026_written_reviews",
    "hash": "4986a44b22ce9b4a5bbd2355a962032fb49be2b0d0543c74014f4ad7dc857ac5",
    "statements": [
      "ALTER TABLE \"reviews\" ADD COLUMN \"owner\" text;",
      "ALTER TABLE \"reviews\" ADD COLUMN \"submitted_at\" timestamp with time zone;",
      "CREATE UNIQUE INDEX \"reviews_owner_style\" ON \"reviews\" USING btree (\"owner\",\"style_id\");",
      "CREATE INDEX \"reviews_submitted\" ON \"reviews\" USING btree (\"submitted_at\") WHERE status = 'SUBMITTED';"
    ]
  },
  {
    "tag": "0027_reviews_with_voices",
    "hash": "cb4a357fe886e97e1fd134d1ef2e164dd2f58b9826135c1907e0465cc74e418f",
    "statements": [
      "CREATE TABLE \"answers\" (\n\t\"id\" text PRIMARY KEY NOT NULL,\n\t\"question_id\" text NOT NULL,\n\t\"created_on\" text NOT NULL,\n\t\"helpful\" integer DEFAULT 0 NOT NULL,\n\t\"not_helpful\" integer DEFAULT 0 NOT NULL,\n\t\"doc\" jsonb NOT NULL\n);",
      "CREATE TABLE \"reactions\" (\n\t\"kind\" text NOT NULL,\n\t\"target\" text NOT NULL,\n\t\"owner\" text NOT NULL,\n\t\"is_helpful\" boolean,\n\t\"reason\" text,\n\t\"at\" timestamp with time zone NOT NULL,\n\tCONSTRAINT \"reactions_kind_target_owner_pk\" PRIMARY KEY(\"kind\",\"target\",\"owner\")\n);",
      "ALTER TABLE \"questions\" ADD COLUMN \"owner\" text;",
      "ALTER TABLE \"questions\" ADD COLUMN \"submitted_at\" timestamp with time zone;",
      "ALTER TABLE \"reviews\" ADD COLUMN \"decided_at\" timestamp with time zone;",
      "CREATE INDEX \"answers_question\" ON \"answers\" USING btree (\"question_id\");",
      "CREATE INDEX \"reactions_owner\" ON \"reactions\" USING btree (\"owner\");",
      "CREATE INDEX \"reactions_at\" ON \"reactions\" USING btree (\"at\");",
      "CREATE INDEX \"questions_owner\" ON \"questions\" USING btree (\"owner\");",
      "CREATE INDEX \"reviews_shown\" ON \"reviews\" USING btree (\"style_id\",\"rating\") WHERE status = 'APPROVED';",
      "INSERT INTO \"answers\" (\"id\", \"question_id\", \"created_on\", \"helpful\", \"doc\")\nSELECT answer->>'id', questions.id, answer->>'createdOn', coalesce((answer->>'helpful')::int, 0),\n  (answer - 'helpful') || jsonb_build_object('questionId', questions.id)\nFROM \"questions\" CROSS JOIN LATERAL jsonb_array_elements(questions.doc->'answers') AS answer;",
      "UPDATE \"questions\" SET \"doc\" = \"doc\" - 'answers';",
      "UPDATE \"styles\" SET \"doc\" = (\"doc\"::jsonb - 'rating')::json;"
    ]
  },
  {
    "tag": "0028_saved_gift_cards",
    "hash": "65c4aa9ec1b4c6a88fc8aefabe9109b726ce2711d3142d4d41b8055b746108a0",
    "statements": [
      "CREATE TABLE \"saved_gift_cards\" (\n\t\"id\" text PRIMARY KEY NOT NULL,\n\t\"owner\" text NOT NULL,\n\t\"number\" text NOT NULL,\n\t\"is_default\" boolean DEFAULT false NOT NULL,\n\t\"created_at\" timestamp with time zone NOT NULL\n);",
      "CREATE INDEX \"saved_gift_cards_owner\" ON \"saved_gift_cards\" USING btree (\"owner\");"
    ]
  },
  {
    "tag": "0029_review_pictures",
    "hash": "6a8ada9ef1f289c17cbe4ab7f8073293d28c8d49630300f35d86a9c414a4c2a0",
    "statements": [
      "CREATE TABLE \"review_pictures\" (\n\t\"id\" uuid PRIMARY KEY NOT NULL,\n\t\"owner\" text NOT NULL,\n\t\"style_id\" text NOT NULL,\n\t\"review_id\" text,\n\t\"added_at\" timestamp with time zone NOT NULL,\n\t\"width\" integer NOT NULL,\n\t\"height\" integer NOT NULL,\n\t\"small\" \"bytea\" NOT NULL,\n\t\"large\" \"bytea\" NOT NULL\n);",
      "CREATE INDEX \"review_pictures_owner\" ON \"review_pictures\" USING btree (\"owner\",\"style_id\");",
      "CREATE INDEX \"review_pictures_unsent\" ON \"review_pictures\" USING btree (\"added_at\") WHERE review_id IS NULL;",
      "UPDATE \"questions\" SET \"doc\" = \"doc\" || '{\"language\": \"en\"}';"
    ]
  },
  {
    "tag": "0030_event_registrations",
    "hash": "6ab971cc7be29106ead32f5313287ff3b857d65c4edff83371afbb838250b7cc",
    "statements": [
      "CREATE TABLE \"event_registrations\" (\n\t\"owner\" text NOT NULL,\n\t\"event_id\" text NOT NULL,\n\t\"email\" text NOT NULL,\n\t\"locale\" text NOT NULL,\n\t\"doc\" jsonb NOT NULL,\n\t\"registered_at\" timestamp with time zone NOT NULL,\n\t\"ends_at\" timestamp with time zone NOT NULL,\n\tCONSTRAINT \"event_registrations_owner_event_id_pk\" PRIMARY KEY(\"owner\",\"event_id\")\n);",
      "CREATE INDEX \"event_registrations_ends\" ON \"event_registrations\" USING btree (\"ends_at\");"
    ]
  },
  {
    "tag": "0031_gallery_pictures",
    "hash": "479b76c51ed3241b000f8819acfac433d2e67470cac3781716fcf14245bebbf6",
    "statements": [
      "CREATE TABLE \"gallery_pictures\" (\n\t\"id\" uuid PRIMARY KEY NOT NULL,\n\t\"picture_id\" uuid NOT NULL,\n\t\"review_id\" text NOT NULL,\n\t\"owner\" text NOT NULL,\n\t\"user_id\" text,\n\t\"asked\" jsonb,\n\t\"media_id\" text,\n\t\"added_at\" timestamp with time zone NOT NULL,\n\t\"taken_back_at\" timestamp with time zone\n);",
      "CREATE UNIQUE INDEX \"gallery_pictures_once\" ON \"gallery_pictures\" USING btree (\"review_id\",\"picture_id\") WHERE taken_back_at IS NULL;",
      "CREATE INDEX \"gallery_pictures_owner\" ON \"gallery_pictures\" USING btree (\"owner\");",
      "CREATE INDEX \"reviews_shared\" ON \"reviews\" USING btree (\"id\") WHERE status = 'APPROVED' AND doc->>'sharesPictures' = 'true';"
    ]
  },
  {
    "tag": "0032_told_subscriptions",
    "hash": "7612f9db54dc2252d8a0104f32c2f676295bb96e77cabe4e33b9f50854e02e73",
    "statements": [
      "-- What an account has asked for is in \"subscriptions\": this copy of it was kept with people of the demo, and told.\nUPDATE \"consumers\" SET \"doc\" = \"doc\" - 'subscriptions' WHERE \"doc\" ? 'subscriptions';"
    ]
  }
];
