import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { abrirPasta } from '../src/platform/arquivos/pasta.ts';
import { semearDemo } from '../src/semear/demo.ts';
import { clonarBanco } from './bancos.ts';
import { iniciarUmaVez, type ServidorDeTeste } from './cluster.ts';

/** What applications over the demonstration firm are copied from. */
export interface Demonstracao {
  readonly modelo: string;
  readonly arquivos: string;
}

/** Makes the demonstration firm of today, for who looks at the product as a whole. */
export async function montarDemonstracao(servidor: ServidorDeTeste): Promise<Demonstracao> {
  const arquivos = await mkdtemp(join(servidor.pasta, 'demonstracao-'));
  const { conexao } = await clonarBanco(servidor, servidor.modelo);
  await iniciarUmaVez(conexao, (banco) =>
    semearDemo(banco, { agora: () => new Date(), arquivos: abrirPasta(arquivos) }),
  );
  return { modelo: String(conexao.database), arquivos };
}
