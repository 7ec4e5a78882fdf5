DROP TABLE "test_card_charges" CASCADE;--> statement-breakpoint
DROP TABLE "test_card_tokens" CASCADE;