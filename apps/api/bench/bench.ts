/** What `npm run bench -- <nome>` measures; without a name, `firma`. */
const MEDICOES: Readonly<Record<string, () => Promise<unknown>>> = {
  firma: () => import('./firma.ts'),
  'ao-vivo': () => import('./ao-vivo.ts'),
  cliente: () => import('./cliente.ts'),
  dia: () => import('./dia.ts'),
  importacao: () => import('./importacao.ts'),
  notificacoes: () => import('./notificacoes.ts'),
};

const [nome = 'firma'] = process.argv.slice(2);
const medir = MEDICOES[nome];
if (medir) await medir();
else {
  console.error(`Não há a medição “${nome}”. Há: ${Object.keys(MEDICOES).join(', ')}.`);
  process.exitCode = 1;
}
