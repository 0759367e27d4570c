/** What the panel says of each fault; docs/operation.md has those in which nobody may reach it. */
import type { FaultName } from '#app/platform/process/faults.server.ts'

type FaultText = { title: string; meaning: string; toDo: string }

export const faultTexts: Record<FaultName, FaultText> = {
  busy: {
    title: 'Another process writes to the database',
    meaning: 'Reading goes on. A change waits for three seconds, then it is refused and nothing is saved.',
    toDo: 'End the other process, such as an import on the command line, or wait for it.',
  },
  full: {
    title: 'The disk is full',
    meaning: 'Reading goes on. Nothing can be saved, also no sign-in.',
    toDo: 'Make room on the disk of the database: old backups and copies beside it. Saving then works again by itself.',
  },
  'read-only': {
    title: 'The disk of the database is read-only',
    meaning: 'Reading goes on. Nothing can be saved, also no sign-in.',
    toDo: 'Look at the log of the system for errors of the disk, make it writable, then start the site again.',
  },
  damaged: {
    title: 'The database file is damaged',
    meaning: 'Some pages fail, and changes may be refused.',
    toDo: 'Stop the site and restore the newest copy, with the command in the line below or in the log.',
  },
  replaced: {
    title: 'The database file was replaced or removed',
    meaning:
      'The site still reads the file that it opened. Changes are refused, because the next start could not find them.',
    toDo: 'Start the site again; it then serves the file that is there. If that is not the right one, restore a copy.',
  },
  failed: {
    title: 'The disk refuses to be written',
    meaning: 'Reading goes on. Nothing can be saved.',
    toDo: 'Look at the log of the system for errors of the disk. Back the database up, then start the site again.',
  },
  'side-files': {
    title: 'Files beside the database were removed',
    meaning: 'The site wrote what they held into the database file and made new ones. Nothing is lost.',
    toDo: 'Find out who removes the files that end with -wal and -shm: they belong to the database.',
  },
  clock: {
    title: 'The clock of the machine jumped',
    meaning:
      'Dates of changes may be wrong, and codes of a second factor fail. By a day or more, nothing is deleted by age.',
    toDo: 'Set the clock right and look at its time service. If the new time is the right one, start the site again.',
  },
  handles: {
    title: 'There are too many connections or open files',
    meaning: 'New connections are closed at once, and visitors see that the site cannot be reached.',
    toDo: 'Raise the limit of open files (ulimit -n) and MAX_CONNECTIONS; look for clients that open many connections.',
  },
  memory: {
    title: 'The former process ended because its memory was used up',
    meaning: 'It sent the responses in flight, closed the database and ended, to be started again.',
    toDo: 'Compare the chart of memory; give the process more with --max-old-space-size where the machine has it.',
  },
  'unclean-stop': {
    title: 'The former process was not stopped in order',
    meaning: 'It was killed, or the machine lost its power. The database is checked while the site serves.',
    toDo: 'Nothing, where the check found the database whole; else restore a copy.',
  },
}

/** The last check of the database file. */
export const checkTexts = {
  running: 'The database is being checked.',
  whole: 'The check found the database whole.',
  damaged: 'The check found the database damaged.',
  unknown: 'The check could not be made.',
}
