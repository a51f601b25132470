import {
  chavesDeAcesso,
  fatoresTotp,
} from '../../src/modules/segundo-fator/segundo-fator.tables.ts';
import { lugarDoTotp } from '../../src/modules/segundo-fator/totp/codigos.service.ts';
import { sortearSegredo } from '../../src/modules/segundo-fator/totp/totp.ts';
import type { Cofre } from '../../src/platform/cofre.ts';
import type { Banco } from '../../src/platform/db.ts';
import { proximo } from './usuarios.ts';

interface Dados {
  confirmado_em?: Date | null;
  /** The person for whose place in the vault the secret is encrypted. */
  lugarDe?: number;
}

/** A person's authenticator application, confirmed by default. Answers its secret. */
export async function criarTotp(
  banco: Banco,
  cofre: Cofre,
  usuarioId: number,
  { confirmado_em = new Date(), lugarDe = usuarioId }: Dados = {},
): Promise<string> {
  const segredo = sortearSegredo();
  await banco.insert(fatoresTotp).values({
    usuario_id: usuarioId,
    segredo: cofre.cifrar(lugarDoTotp(lugarDe), segredo),
    confirmado_em,
  });
  return segredo;
}

/** A person's passkey for which no device exists. Answers its id. */
export async function criarChave(
  banco: Banco,
  usuarioId: number,
  dados: Partial<typeof chavesDeAcesso.$inferInsert> = {},
): Promise<number> {
  const [linha] = await banco
    .insert(chavesDeAcesso)
    .values({
      usuario_id: usuarioId,
      credencial: `credencial-${proximo()}`,
      chave_publica: 'AA',
      contador: 0,
      nome: 'Celular',
      sincronizada: false,
      ...dados,
    })
    .returning();
  if (!linha) throw new Error('chave não gravada');
  return linha.id;
}
