import {
  type AlvoDaCorrecao,
  type CampoDaCorrecao,
  camposDoAlvo,
  type ValorDaCorrecao,
} from '@dominio/contrato/correcoes';
import { diaEscrito } from '@dominio/contrato/datas';

const porNome = (alvo: AlvoDaCorrecao, campo: string): CampoDaCorrecao | undefined =>
  camposDoAlvo(alvo)[campo];

/** What a field of a correction is called. */
export const rotuloDoCampo = (alvo: AlvoDaCorrecao, campo: string): string =>
  porNome(alvo, campo)?.rotulo ?? campo;

/** A value of a correction in words. */
export function valorDaCorrecao(
  alvo: AlvoDaCorrecao,
  campo: string,
  valor: ValorDaCorrecao,
): string {
  if (valor === null) return 'Em branco';
  const { tipo, opcoes } = porNome(alvo, campo) ?? { tipo: 'texto', opcoes: undefined };
  if (tipo === 'dia' && typeof valor === 'string') return diaEscrito(valor);
  return opcoes?.[String(valor)] ?? String(valor);
}
