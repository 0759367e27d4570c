import { openDatabase, provideDatabase } from '#db/client.server.ts'
provideDatabase(openDatabase('/tmp/x/big.sqlite'))
import { search, foundCards } from '#app/search/search.server.ts'
import { noteChange } from '#app/platform/changes.server.ts'
import { countMatches, listMatches, listRanked } from '#app/search/matches.server.ts'
import { matchExpressions, widest } from '#app/search/match.ts'
import { isWord, nearestWords } from '#app/search/vocabulary.server.ts'
import { parseQuery } from '#app/search/query.ts'
import { corrected } from '#app/search/corrections.server.ts'
const t = (f: () => unknown) => { f(); const a=[]; for (let i=0;i<9;i++){const s=performance.now(); f(); a.push(performance.now()-s)} return a.sort((x,y)=>x-y)[4]!.toFixed(1).padStart(6) }
for (const q of ['samsung note 40','note 40 pro','a55','c5','samsung','samsng note 40','8gb 256gb samsung','8gb 256gb','samsung under 50000','50k','5000mah','120hz','5g','amoled','snapdragon','nfc','5g under 50000','amoled under 90000','sam','gala','note 1','pro ma','s2']) {
  const { alternatives, range } = parseQuery(q)
  const w = widest(alternatives, isWord)
  const es = matchExpressions(alternatives, isWord)
  console.log(q.padEnd(22), 'all', t(() => { noteChange(); const r = search(q); foundCards(r, {limit:20, offset:0}) }), 'count', t(() => countMatches({match:w, range}, 5001)), String(countMatches({match:w, range}, 5001)).padStart(5), 'exprs', es.map(e => t(() => listMatches({match:e, range}, 'latest', 60, 0))).join(' '))
}
console.log(t(() => nearestWords('samsng')), t(()=>corrected(['samsng','note','40'], () => true)))
