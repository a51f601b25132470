import { correcoesDoClienteEndpoints as doCliente } from '@dominio/contrato/correcoes';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { cenaDeCorrecoes } from '../../../test/correcoes.apoio.ts';
import { criarContato } from '../../../test/factories/contatos.ts';
import { adiantarTrabalhos, chegarAHora } from '../../../test/trabalhos.ts';
import { contatos } from '../contatos/contatos.tables.ts';
import { limpeza } from './correcoes.jobs.ts';
import { correcaoCampos, correcoes } from './correcoes.tables.ts';

const app = await montarApp({ completa: true });
const { banco, chamar, agora } = app;
const cena = () => cenaDeCorrecoes(app);

const valoresDe = (id: number) =>
  banco
    .select({ antes: correcaoCampos.antes, proposto: correcaoCampos.proposto })
    .from(correcaoCampos)
    .where(eq(correcaoCampos.correcao_id, id));

const aNoite = async () => {
  await chegarAHora(banco, limpeza.nome);
  await adiantarTrabalhos(banco);
};

const APAGADOS = [{ antes: null, proposto: null }];

describe('what a correction says of the register is kept no longer', () => {
  test('once it was withdrawn', async () => {
    const { site, daJoana } = await cena();
    const { corpo } = await site();
    await chamar(daJoana, doCliente.retirar, { params: { id: corpo.id } });
    expect(await valoresDe(corpo.id)).toEqual(APAGADOS);
  });

  test('once its record was deleted; while the record is there, it waits', async () => {
    const { cliente, site, propor } = await cena();
    const contato = await criarContato(banco, { cliente_id: cliente.id });
    const campos = { email: 'ana@aurora.com.br' };
    const doContato = await propor({ alvo: 'contato', alvo_id: contato.id, campos });
    const { corpo } = await site('https://aurora.com.br');
    await banco.delete(contatos).where(eq(contatos.id, contato.id));
    await aNoite();
    expect(await valoresDe(doContato.corpo.id)).toEqual(APAGADOS);
    expect(await valoresDe(corpo.id)).toEqual([{ antes: null, proposto: 'https://aurora.com.br' }]);
  });

  test('a year after it was decided', async () => {
    const { site, decidir } = await cena();
    const { corpo } = await site('https://aurora.com.br');
    await decidir(corpo.id, { aceitar: ['site'] });
    await aNoite();
    expect(await valoresDe(corpo.id)).toEqual([{ antes: null, proposto: 'https://aurora.com.br' }]);
    const decidida_em = new Date(agora().getTime() - 366 * 86_400_000);
    await banco.update(correcoes).set({ decidida_em }).where(eq(correcoes.id, corpo.id));
    await aNoite();
    expect(await valoresDe(corpo.id)).toEqual(APAGADOS);
  });
});
