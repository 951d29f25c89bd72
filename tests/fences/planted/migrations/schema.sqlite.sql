CREATE TABLE migracio (nom text primary key);
CREATE TABLE sitja (id integer primary key);
CREATE TABLE treball (id integer primary key);
CREATE TABLE zona (id integer primary key);
