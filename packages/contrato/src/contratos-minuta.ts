import { z } from 'zod';
import { Id, IdParams } from './campos.ts';
import { Anexo } from './contratos-anexos.ts';
import { endpoint } from './endpoint.ts';
import { VARIAVEIS, type Variavel } from './modelos-minuta.ts';

const NOMES = Object.keys(VARIAVEIS) as [Variavel, ...Variavel[]];

/** Words in one style. With `falta`, the blank that stands for what the contract does not say. */
const Trecho = z.object({
  texto: z.string(),
  negrito: z.boolean().optional(),
  italico: z.boolean().optional(),
  falta: z.enum(NOMES).optional(),
});
export type Trecho = z.infer<typeof Trecho>;

const Trechos = z.array(Trecho);

const Bloco = z.discriminatedUnion('tipo', [
  /** `nivel` from 1, the title of the whole, to 3. */
  z.object({ tipo: z.literal('titulo'), nivel: z.int(), trechos: Trechos }),
  z.object({ tipo: z.literal('paragrafo'), trechos: Trechos }),
  /** `inicio`: the number of the first; null for a list without numbers. */
  z.object({ tipo: z.literal('lista'), inicio: z.int().nullable(), itens: z.array(Trechos) }),
  /** Where somebody signs. */
  z.object({ tipo: z.literal('linha') }),
]);
export type Bloco = z.infer<typeof Bloco>;

/** The minute of a contract by a template (page book #58). */
export const Minuta = z.object({
  blocos: z.array(Bloco),
  /** What the template asks for and the contract does not say, in the order of the list. */
  faltam: z.array(z.enum(NOMES)),
});
export type Minuta = z.infer<typeof Minuta>;

const PorModelo = z.object({ modelo_id: Id });

export const minutaEndpoints = {
  previa: endpoint({
    method: 'GET',
    path: '/api/contratos/{id}/minuta',
    acesso: 'contratos:editar',
    resumo: 'A minuta de um contrato por um modelo, e o que falta para preenchê-la',
    params: IdParams,
    query: PorModelo,
    response: Minuta,
  }),
  gerar: endpoint({
    method: 'POST',
    path: '/api/contratos/{id}/minuta',
    acesso: 'contratos:editar',
    resumo: 'A minuta de um contrato em PDF; o que falta fica em branco',
    params: IdParams,
    body: PorModelo,
    tipo: 'application/pdf',
  }),
  guardar: endpoint({
    method: 'POST',
    path: '/api/contratos/{id}/minuta/anexar',
    acesso: 'contratos:editar',
    resumo: 'Guardar a minuta de um contrato, em PDF, entre os seus anexos',
    params: IdParams,
    body: PorModelo,
    response: Anexo,
    status: 201,
  }),
} as const;
