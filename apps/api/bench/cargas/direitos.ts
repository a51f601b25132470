import { lerSessoes } from '../../src/modules/sessoes/sessoes.repository.ts';
import { criarCofreDeTokens } from '../../src/modules/sessoes/token-de-acesso.ts';
import { criarAutenticador } from '../../src/processos/entrada/ator.service.ts';
import type { Cenario } from '../cenario.ts';
import { SEGREDO } from '../processos.ts';

const VOLTAS = 30;

interface CustoDosDireitos {
  /** Milliseconds that reading cached rights adds to reading the session, per request. */
  readonly daMemoria: readonly number[];
  /** The same when the rights have just changed and are read from the database. */
  readonly relidos: readonly number[];
}

async function cronometrar(fazer: () => Promise<unknown>): Promise<number> {
  const inicio = performance.now();
  await fazer();
  return performance.now() - inicio;
}

/**
 * The cost of effective permissions for a request: the time to find who acts, with rights, less the
 * time to read the session alone. The three are measured in turn, so that whatever slows the
 * machine slows them all.
 */
export async function medirDireitos({ base, pessoas }: Cenario): Promise<CustoDosDireitos> {
  const agora = () => new Date();
  const cofre = criarCofreDeTokens(SEGREDO, agora);
  const opcoes = { banco: base.banco, cofre, agora, horasSemUso: 720 };
  const lembrado = criarAutenticador(opcoes);
  const [daMemoria, relidos]: [number[], number[]] = [[], []];
  for (let volta = 0; volta < VOLTAS; volta++) {
    for (const { token } of pessoas) {
      const sessaoId = (await cofre.ler(token))?.sessaoId ?? '';
      const esquecido = criarAutenticador(opcoes);
      const sessao = await cronometrar(() => lerSessoes(base.banco, [sessaoId]));
      const comMemoria = await cronometrar(() => lembrado({ token, bilhete: false }));
      const semMemoria = await cronometrar(() => esquecido({ token, bilhete: false }));
      // The first round fills the cache.
      if (volta === 0) continue;
      daMemoria.push(comMemoria - sessao);
      relidos.push(semMemoria - sessao);
    }
  }
  return { daMemoria, relidos };
}
