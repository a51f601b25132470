import { dataCivil, somarDias } from '@dominio/contrato/datas';
import { type Cenario, marcacao } from '../cenario.ts';
import { abrirFluxo, postar } from '../fluxo.ts';

const VEZES = 60;
/** Days from today, later than every appointment of the data: nobody is busy then. */
const DIAS_A_FRENTE = 400;

/**
 * Two people with open feeds, of whom one books the other repeatedly.
 *
 * @returns for each booking, milliseconds from sending the request to the arrival of the
 *   notification.
 */
export async function medirEvento(base: URL, { pessoas }: Cenario): Promise<number[]> {
  const [quemMarca, quemOuve] = pessoas;
  if (!quemMarca || !quemOuve) throw new Error('Faltam pessoas para medir o aviso.');
  const fluxos = [await abrirFluxo(base, quemMarca), await abrirFluxo(base, quemOuve)];
  const voltas: number[] = [];
  const primeiro = somarDias(dataCivil(new Date()), DIAS_A_FRENTE);
  try {
    for (let i = 0; i < VEZES; i++) {
      const corpo = marcacao(quemMarca, quemOuve, i, somarDias(primeiro, i));
      const chegada = fluxos[1]?.aoChegar(corpo.titulo);
      const saida = performance.now();
      await postar(base, '/api/agendamentos', quemMarca.token, corpo);
      voltas.push(((await chegada) ?? Number.NaN) - saida);
    }
  } finally {
    for (const fluxo of fluxos) fluxo.fechar();
  }
  return voltas;
}
