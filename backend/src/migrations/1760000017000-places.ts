// Towns and the names that find them, and where accounts are.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Places1760000017000 implements MigrationInterface {
  name = 'Places1760000017000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create schema places');
    await runner.query(`
      create table places.town (
        id int primary key,
        name text not null,
        label text not null,
        country text not null,
        latitude double precision not null,
        longitude double precision not null,
        population int not null,
        zone text not null,
        areas text not null
      )`);
    await runner.query('create index town_by_coordinates on places.town (latitude, longitude)');
    await runner.query(`
      create table places.town_name (
        key text collate "C" not null,
        town int not null,
        population int not null,
        origin text not null
      )`);
    await runner.query('create index town_name_by_key on places.town_name (key, population desc, town)');
    await runner.query('create index town_name_by_two on places.town_name ("left"(key, 2), population desc)');
    await runner.query(
      'create index town_name_by_three on places.town_name ("left"(key, 3), population desc)',
    );
    await runner.query(`
      create table places.town_list (
        origin text primary key,
        hash text not null,
        loaded_at timestamptz not null
      )`);
    await this.accounts(runner);
  }

  private async accounts(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table places.account_place (
        account uuid primary key constraint account_place_account references users.account (uuid),
        is_exact boolean not null,
        town int not null,
        label text not null,
        country text not null,
        zone text not null,
        address text,
        latitude double precision not null,
        longitude double precision not null,
        confirmed_at timestamptz not null,
        constraint account_place_coordinates
          check (latitude between -90 and 90 and longitude between -180 and 180),
        constraint account_place_rounded check (is_exact or (address is null
          and latitude = round(latitude::numeric, 2)::float8 and longitude = round(longitude::numeric, 2)::float8)),
        constraint account_place_address check (is_exact = (address is not null))
      )`);
    await runner.query(
      'create index account_place_by_coordinates on places.account_place (latitude, longitude, account)',
    );
    await runner.query(`
      create table places.preference (
        account uuid primary key constraint preference_account references users.account (uuid),
        radius_km int constraint preference_radius check (radius_km between 5 and 200),
        unit text constraint preference_unit check (unit in ('KM', 'MI'))
      )`);
    await runner.query(`
      create table places.moves (
        account uuid primary key constraint moves_account references users.account (uuid),
        since timestamptz not null,
        count int not null
      )`);
    await runner.query('create index moves_by_age on places.moves (since)');
    await runner.query(`create view places.located as
      select account, is_exact, zone, latitude, longitude from places.account_place`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema places cascade');
  }
}
