/** `npm run -s paginas`: one line per page route, `path⇥guard⇥permission or target` (decisoes.md §3). */
import { ROTAS } from './rotas.ts';

for (const rota of ROTAS) {
  const terceira = rota.guarda === 'alias' ? rota.destino : (rota.permissao ?? '');
  console.log([rota.path, rota.guarda, terceira].join('\t'));
}
