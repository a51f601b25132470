import type { Correcao, ValorDaCorrecao } from '@dominio/contrato/correcoes';
import {
  type AlvoDaCorrecao,
  type CampoDaCorrecao,
  camposDoAlvo,
  ehInclusao,
  NOME_DO_PEDIDO,
} from '@dominio/contrato/correcoes-alvos';
import { diaEscrito } from '@dominio/contrato/datas';
import { mascararCep } from '@dominio/contrato/enderecos-postais';
import { telefoneEscrito } from '@dominio/contrato/telefones';

/** What stands in the register without the signs that people write it with. */
const ESCRITOS: Readonly<Record<string, (valor: string) => string>> = {
  cep: mascararCep,
  telefone: telefoneEscrito,
  whatsapp: telefoneEscrito,
};

const porNome = (alvo: AlvoDaCorrecao, campo: string): CampoDaCorrecao | undefined =>
  camposDoAlvo(alvo)[campo];

/** A value of a correction in words. */
export function valorDaCorrecao(
  alvo: AlvoDaCorrecao,
  campo: string,
  valor: ValorDaCorrecao,
): string {
  if (valor === null) return 'Em branco';
  const { tipo, opcoes } = porNome(alvo, campo) ?? { tipo: 'texto', opcoes: undefined };
  if (tipo === 'dia' && typeof valor === 'string') return diaEscrito(valor);
  return opcoes?.[String(valor)] ?? ESCRITOS[campo]?.(String(valor)) ?? String(valor);
}

/** What is proposed of a field, in words. */
export const propostoEscrito = (
  alvo: AlvoDaCorrecao,
  { campo, proposto, proposto_nome }: Correcao['campos'][number],
): string => proposto_nome ?? valorDaCorrecao(alvo, campo, proposto);

/**
 * What a proposal is about: the record by its name, before it what is to become of it where that is
 * more than a correction.
 *
 * @param sumiu said of a record that is gone.
 */
export function tituloDaCorrecao(
  { alvo, alvo_nome, campos }: Pick<Correcao, 'alvo' | 'alvo_nome' | 'campos'>,
  sumiu: string,
): string {
  const pedido = NOME_DO_PEDIDO[alvo];
  const novo = campos.find(({ campo }) => campo === 'nome' || campo === 'apelido')?.proposto;
  const nome = ehInclusao(alvo) ? novo : (alvo_nome ?? sumiu);
  return [pedido, nome].filter(Boolean).join(': ');
}
