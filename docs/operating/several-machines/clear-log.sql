-- On the primary, when the vote is over, as superuser and statement by statement (psql -f does that). Each pair ends a
-- file of the log; the checkpoints then remove the files before it. Afterwards `CHECKPOINT` on each standby.
SELECT pg_create_restore_point('cleared');
SELECT pg_switch_wal();
CHECKPOINT;
SELECT pg_create_restore_point('cleared');
SELECT pg_switch_wal();
CHECKPOINT;
SELECT pg_create_restore_point('cleared');
SELECT pg_switch_wal();
CHECKPOINT;
