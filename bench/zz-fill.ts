import { openDatabase, provideDatabase } from '#db/client.server.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { fillWithPhones } from './phones.ts'
const d = openDatabase('/tmp/x/big.sqlite'); migrateDatabase(d); provideDatabase(d)
fillWithPhones(100000)
