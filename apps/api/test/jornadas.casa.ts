import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { abrirArquivos } from '../src/platform/arquivos.ts';
import { semearDemo } from '../src/semear/demo.ts';
import { clonarBanco } from './bancos.ts';
import { iniciarUmaVez, ligarServidorDeTeste } from './cluster.ts';
import { type Casa, INICIO } from './jornadas.protocolo.ts';

/** Starts the one database server of a run, with the databases to clone for applications. */
export async function montarCasa(): Promise<{ casa: Casa; desmontar: () => Promise<void> }> {
  const { servidor, desligar } = await ligarServidorDeTeste(INICIO);
  const arquivos = join(servidor.pasta, 'demonstracao');
  await mkdir(arquivos);
  const { conexao, descartar } = await clonarBanco(servidor, servidor.modelo);
  await iniciarUmaVez(conexao, (banco) =>
    semearDemo(banco, { agora: () => new Date(), arquivos: abrirArquivos(arquivos) }),
  );
  return {
    casa: { servidor, demonstracao: { modelo: String(conexao.database), arquivos } },
    async desmontar() {
      await descartar();
      await desligar();
    },
  };
}
