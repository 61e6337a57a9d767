// Searches the mirror in the search language.
import { Module } from '@nestjs/common';
import { LookupModule } from '../lookup/index.js';
import { CardSearch } from './card-search.js';
import { SearchKnowledge } from './search-knowledge.js';
import { SearchRestrictions } from './search-restrictions.js';

@Module({
  imports: [LookupModule],
  providers: [CardSearch, SearchKnowledge, SearchRestrictions],
  exports: [CardSearch, SearchRestrictions],
})
export class SearchModule {}
