import { visoesSalvas } from '../../src/modules/visoes-salvas/visoes-salvas.tables.ts';
import type { Banco } from '../../src/platform/db.ts';
import { proximo } from './usuarios.ts';

/** A saved view of a person. */
export async function criarVisao(banco: Banco, usuario_id: number) {
  const [linha] = await banco
    .insert(visoesSalvas)
    .values({
      usuario_id,
      tabela: 'clientes',
      nome: `Visão ${proximo()}`,
      consulta: '',
      colunas: [],
      densidade: 'padrao',
    })
    .returning();
  if (!linha) throw new Error('visão não gravada');
  return linha;
}
