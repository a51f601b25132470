import { type Contato, contatosEndpoints, type PapelDoContato } from '@dominio/contrato/contatos';
import { telefoneEscrito } from '@dominio/contrato/telefones';
import { z } from 'zod';
import { type ErrosDeCampo, validar } from '../../lib/validar.ts';

/** A contact as its form has it, and as its draft is kept: blank for null. */
export const Valores = z.object({
  nome: z.string(),
  cargo: z.string(),
  papeis: z.array(z.custom<PapelDoContato>()),
  telefone: z.string(),
  whatsapp: z.string(),
  email: z.string(),
  canal_preferido: z.custom<NonNullable<Contato['canal_preferido']> | ''>(),
  /** As it is typed: `31/12`. */
  aniversario: z.string(),
  influencia: z.custom<NonNullable<Contato['influencia']> | ''>(),
  /** Id as text, as a field of choice takes it. */
  empresa_id: z.string(),
  recebe_documentos: z.boolean(),
  recebe_cobranca: z.boolean(),
  recebe_nps: z.boolean(),
  recebe_relatorios: z.boolean(),
  observacoes: z.string(),
});
export type Valores = z.infer<typeof Valores>;

export const ORDEM = Object.keys(Valores.shape) as (keyof Valores)[];

export const ROTULOS: Readonly<Record<keyof Valores, string>> = {
  nome: 'Nome',
  cargo: 'Cargo',
  papeis: 'Papéis',
  telefone: 'Telefone',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  canal_preferido: 'Canal preferido',
  aniversario: 'Aniversário',
  influencia: 'Influência',
  empresa_id: 'Empresa',
  recebe_documentos: 'Recebe documentos',
  recebe_cobranca: 'Recebe cobrança',
  recebe_nps: 'Recebe pesquisas',
  recebe_relatorios: 'Recebe relatórios',
  observacoes: 'Observações',
};

/** `MM-DD` as people write it, `31/12`; blank for none. */
export const aniversarioEscrito = (dia: string | null) => dia?.split('-').reverse().join('/') ?? '';

/** What was typed, with its signs or as four digits, as `MM-DD`; what is no day and month stays as it is, to be refused. */
const aniversarioDigitado = (texto: string) =>
  texto
    .trim()
    .replace(/^(\d\d)(\d\d)$/, '$1/$2')
    .replace(/^(\d{1,2})\s*[/.-]\s*(\d{1,2})$/, (_, dia: string, mes: string) =>
      [mes, dia].map((parte) => parte.padStart(2, '0')).join('-'),
    );

export const valoresDe = (registro: Contato | null): Valores => ({
  nome: registro?.nome ?? '',
  cargo: registro?.cargo ?? '',
  papeis: registro?.papeis ?? [],
  telefone: telefoneEscrito(registro?.telefone ?? ''),
  whatsapp: telefoneEscrito(registro?.whatsapp ?? ''),
  email: registro?.email ?? '',
  canal_preferido: registro?.canal_preferido ?? '',
  aniversario: aniversarioEscrito(registro?.aniversario ?? null),
  influencia: registro?.influencia ?? '',
  empresa_id: registro?.empresa_id ? String(registro.empresa_id) : '',
  recebe_documentos: registro?.recebe_documentos ?? false,
  recebe_cobranca: registro?.recebe_cobranca ?? false,
  recebe_nps: registro?.recebe_nps ?? false,
  recebe_relatorios: registro?.recebe_relatorios ?? false,
  observacoes: registro?.observacoes ?? '',
});

/** A new contact that has a role already, or gets the surveys; of neither, null. */
export const novoCom = (com: PapelDoContato | 'pesquisas' | null): Valores => ({
  ...valoresDe(null),
  ...(com === 'pesquisas' && { recebe_nps: true }),
  ...(com !== null && com !== 'pesquisas' && { papeis: [com] }),
});

/** What is sent; the compiler misses a field that the contract accepts and this forgets. */
export const corpoDe = (valores: Valores) =>
  ({
    ...valores,
    canal_preferido: valores.canal_preferido || null,
    influencia: valores.influencia || null,
    empresa_id: valores.empresa_id === '' ? null : Number(valores.empresa_id),
    aniversario: aniversarioDigitado(valores.aniversario),
  }) satisfies Required<Omit<z.input<typeof contatosEndpoints.atualizar.body>, 'versao'>>;

/** The contract's own checks, told before the server does. */
export function errosDe(valores: Valores): ErrosDeCampo {
  const lido = validar(contatosEndpoints.atualizar.body, corpoDe(valores));
  return lido.ok ? {} : lido.erros;
}
