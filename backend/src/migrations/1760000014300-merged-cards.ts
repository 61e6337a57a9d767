// Names in the terms of the field: cards that were merged, and the rate limit of calls to the live card database.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MergedCards1760000014300 implements MigrationInterface {
  name = 'MergedCards1760000014300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter view cards.heirs rename to merged_cards;
      alter view cards.merged_cards rename column heir to merged_into;
      alter index cards.printing_heirs rename to printing_merged_ids;
      alter table cards.live_lane rename to live_rate_limit;
      alter table cards.live_rate_limit rename column lane to bucket;
      alter table cards.live_rate_limit rename constraint live_lane_pkey to live_rate_limit_pkey;
      alter table cards.live_answer rename column lane to bucket;
      alter table cards.live_answer rename constraint live_answer_lane_fkey to live_answer_bucket_fkey`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table cards.live_answer rename constraint live_answer_bucket_fkey to live_answer_lane_fkey;
      alter table cards.live_answer rename column bucket to lane;
      alter table cards.live_rate_limit rename constraint live_rate_limit_pkey to live_lane_pkey;
      alter table cards.live_rate_limit rename column bucket to lane;
      alter table cards.live_rate_limit rename to live_lane;
      alter index cards.printing_merged_ids rename to printing_heirs;
      alter view cards.merged_cards rename column merged_into to heir;
      alter view cards.merged_cards rename to heirs`);
  }
}
