// The verbs of lists of wants: make, change, delete. One method, one transaction.
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { listNameTaken, listNotFound, nothingToChange, tooManyLists } from '../domain/want.errors.js';
import type { ChangeWantList, CreateWantList } from '../dto/want-list.dto.js';
import { WatchlistService } from '../watchlist.service.js';
import { WantRepository } from './want.repository.js';

type Owner = Pick<Caller, 'uuid'>;

@Injectable()
export class WantListsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly watchlist: WatchlistService,
    private readonly wants: WantRepository,
    private readonly clock: Clock,
  ) {}

  /** Makes a list; resolves with its id. Throws `watchlist.list-name-taken`, `watchlist.too-many-lists`, `watchlist.account-closed`. */
  async create({ uuid: owner }: Owner, { name }: CreateWantList): Promise<string> {
    return this.unitOfWork.run(async () => {
      await this.watchlist.lock(owner);
      if (!(await this.wants.hasRoomForList(owner))) throw tooManyLists();
      const uuid = randomUUID();
      if (!(await this.wants.addList(owner, uuid, name, this.clock.now()))) throw listNameTaken();
      return uuid;
    });
  }

  /** Changes a list of the caller's. Throws `watchlist.list-not-found`, `watchlist.list-name-taken`, `watchlist.account-closed`. */
  async change({ uuid: owner }: Owner, list: string, changes: ChangeWantList): Promise<void> {
    const { name, alerts, visibility } = changes;
    if (name === undefined && alerts === undefined && visibility === undefined) throw nothingToChange();
    await this.unitOfWork.run(async () => {
      await this.watchlist.lock(owner);
      if (!(await this.wants.hasList(owner, list))) throw listNotFound();
      const taken = name === undefined ? undefined : await this.wants.listNamed(owner, name);
      if (taken !== undefined && taken !== list) throw listNameTaken();
      await this.wants.changeList(owner, list, changes);
      if (visibility) await this.wants.showList(owner, list, visibility);
    });
  }

  /** Deletes a list; its wants stay. Throws `watchlist.list-not-found`, `watchlist.account-closed`. */
  async remove({ uuid: owner }: Owner, list: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.watchlist.lock(owner);
      if (!(await this.wants.removeList(owner, list))) throw listNotFound();
    });
  }
}
