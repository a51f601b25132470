import { dataCivil, somarDias } from '@dominio/contrato/datas';
import { digitosDoCpf } from '@dominio/contrato/documentos';
import { empresasEndpoints as e } from '@dominio/contrato/empresas';
import { type Socio, sociosDaEmpresaEndpoints as s } from '@dominio/contrato/empresas-socios';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarEmpresas } from '../../../test/empresas.apoio.ts';
import { criarCliente, umCnpj } from '../../../test/factories/clientes.ts';
import { criarSocios, umSocio } from '../../../test/factories/socios.ts';
import { vincularCliente } from '../../../test/factories/usuarios.ts';
import { auditoriaEventos } from '../../platform/auditoria/auditoria.tables.ts';

const { banco, chamar, admin, consultor, pessoa, agora } = await montarEmpresas();
const hoje = dataCivil(agora());
// Still to come should midnight pass while the file runs.
const [ontem, emDoisDias] = [somarDias(hoje, -1), somarDias(hoje, 2)];

const ANA = umSocio({ participacao_milionesimos: 600_001 });
const BIA = umSocio({
  nome: 'Bia Reis',
  cpf_cnpj: '11144477735',
  administrador: false,
  participacao_milionesimos: 399_999,
});
const HOLDING = umSocio({ nome: 'Holding Ltda', cpf_cnpj: umCnpj(), administrador: false });

const novaEmpresa = async () => (await criarCliente(banco)).empresa_id;
const gravar = (id: number, socios: readonly Socio[], versao?: number) =>
  chamar(admin, s.gravar, { params: { id }, body: { socios: [...socios], versao } });
const ler = (id: number, token = admin) => chamar(token, s.ler, { params: { id } });
const eventosDe = (id: number, acao: string) =>
  banco
    .select()
    .from(auditoriaEventos)
    .where(and(eq(auditoriaEventos.objeto_id, id), eq(auditoriaEventos.acao, acao)));

describe('the partners of a company', () => {
  test('are persons and companies that share exactly the whole of it, kept in their order', async () => {
    const id = await novaEmpresa();
    const { status, corpo } = await chamar(admin, s.gravar, {
      params: { id },
      body: { socios: [{ ...ANA, cpf_cnpj: '529.982.247-25' }, BIA], versao: 1 },
    });
    expect([status, corpo]).toEqual([200, { socios: [ANA, BIA], versao: 2 }]);
    await gravar(id, [HOLDING], 2);
    expect((await ler(id)).corpo).toEqual({ socios: [HOLDING], versao: 3 });
    expect((await gravar(id, [], 3)).corpo).toEqual({ socios: [], versao: 4 });
  });

  test('who left keep their share, and may come back', async () => {
    const id = await novaEmpresa();
    const saiu = { ...BIA, desde: '2015-01-01', ate: ontem };
    const { status } = await gravar(id, [saiu, HOLDING, { ...BIA, ate: hoje }]);
    expect(status).toBe(200);
    const voltou = { ...BIA, desde: hoje };
    expect((await gravar(id, [saiu, ANA, voltou])).status).toBe(200);
  });

  test('of three thirds are counted without a rounding', async () => {
    const id = await novaEmpresa();
    const tercos = [333_333, 333_333, 333_334].map((participacao_milionesimos, i) =>
      umSocio({ cpf_cnpj: umCnpj(), nome: `Sócia ${i}`, participacao_milionesimos }),
    );
    expect((await gravar(id, tercos)).status).toBe(200);
    const quase = tercos.map((um) => ({ ...um, participacao_milionesimos: 333_333 }));
    expect((await gravar(id, quase)).erro.campos).toEqual([
      {
        campo: 'socios',
        mensagem: 'A participação dos sócios atuais soma 99,9999%. Ajuste para somar 100%.',
      },
    ]);
  });

  test('go under the version of the company: a stale one is told, with the partners as they are', async () => {
    const id = await novaEmpresa();
    await chamar(admin, e.atualizar, { params: { id }, body: { municipio: 'Santos' } });
    const { status, erro } = await gravar(id, [HOLDING], 1);
    expect([status, erro.codigo, erro.atual]).toEqual([
      409,
      'REGISTRO_ALTERADO',
      { socios: [], versao: 2 },
    ]);
    expect((await ler(id)).corpo.socios).toEqual([]);
    expect(await eventosDe(id, 'empresa.dados_lidos')).toEqual([]);
  });
});

describe('refuses', () => {
  test('every wrong line at once', async () => {
    const id = await novaEmpresa();
    const { status, erro } = await gravar(id, [
      { ...ANA, desde: emDoisDias },
      { ...BIA, participacao_milionesimos: 0 },
      { ...ANA, nome: 'Outra Ana', desde: hoje, ate: null },
      { ...HOLDING, desde: hoje, ate: ontem },
    ]);
    expect([status, erro.campos]).toEqual([
      422,
      [
        { campo: 'socios.0.desde', mensagem: 'A entrada não pode estar no futuro.' },
        {
          campo: 'socios.1.participacao_milionesimos',
          mensagem: 'Só um administrador pode ter participação zero.',
        },
        { campo: 'socios.2.cpf_cnpj', mensagem: 'Ana Prado já está na lista com este número.' },
        { campo: 'socios.3.ate', mensagem: 'A saída não pode ser antes da entrada.' },
        {
          campo: 'socios',
          mensagem: 'A participação dos sócios atuais soma 120,0002%. Ajuste para somar 100%.',
        },
      ],
    ]);
    expect((await ler(id)).corpo).toEqual({ socios: [], versao: 1 });
  });

  test('numbers and shares that are none, each at its line', async () => {
    const { status, erro } = await gravar(await novaEmpresa(), [
      { ...ANA, cpf_cnpj: '529.982.247-26' },
      { ...HOLDING, cpf_cnpj: '11222333000182', participacao_milionesimos: 0.5 },
    ]);
    expect([status, erro.campos]).toEqual([
      422,
      [
        { campo: 'socios.0.cpf_cnpj', mensagem: 'CPF ou CNPJ inválido.' },
        { campo: 'socios.1.cpf_cnpj', mensagem: 'CPF ou CNPJ inválido.' },
        {
          campo: 'socios.1.participacao_milionesimos',
          mensagem: 'Informe a participação como 33,3333, de 0 a 100.',
        },
      ],
    ]);
  });
});

describe('a CPF of a partner', () => {
  test('is whole for who may change the company, whose reading is audited once an hour', async () => {
    const id = await novaEmpresa();
    await criarSocios(banco, id, [ANA, BIA]);
    for (const _ of [1, 2]) expect((await ler(id)).corpo.socios).toEqual([ANA, BIA]);
    expect(await eventosDe(id, 'empresa.dados_lidos')).toMatchObject([
      { depois: { campos: ['socios'] } },
    ]);
  });

  test('that a stale version hands out is audited, too', async () => {
    const id = await novaEmpresa();
    await criarSocios(banco, id, [ANA, BIA]);
    const { status, erro } = await gravar(id, [HOLDING], 0);
    expect([status, erro.atual]).toEqual([409, { socios: [ANA, BIA], versao: 1 }]);
    expect(await eventosDe(id, 'empresa.dados_lidos')).toMatchObject([
      { depois: { campos: ['socios'] } },
    ]);
  });

  test('is masked for who only reads, and that is not audited; a CNPJ is whole', async () => {
    const cliente = await criarCliente(banco);
    await vincularCliente(banco, pessoa.id, cliente.id);
    await criarSocios(banco, cliente.empresa_id, [BIA, HOLDING]);
    const { corpo } = await ler(cliente.empresa_id, consultor);
    expect(corpo.socios.map(({ cpf_cnpj }) => cpf_cnpj)).toEqual([
      '***.444.777-**',
      HOLDING.cpf_cnpj,
    ]);
    expect(await eventosDe(cliente.empresa_id, 'empresa.dados_lidos')).toEqual([]);
  });

  test('is masked in the audit log, where another one that looks the same is marked', async () => {
    const id = await novaEmpresa();
    await gravar(id, [umSocio({ cpf_cnpj: '39053344705' })]);
    const parecido = `117533447${digitosDoCpf('117533447')}`;
    await gravar(id, [umSocio({ cpf_cnpj: parecido })]);
    const eventos = await eventosDe(id, 'empresa.socios_alterados');
    expect(eventos.at(-1)?.depois).toEqual({
      socios: ['Ana Prado, ***.533.447-**, 100%, administra (corrigido)'],
    });
    expect(JSON.stringify(eventos)).not.toMatch(/390\.?533|117\.?533/);
  });

  test('that stays the same is not marked in the audit log, whatever else changes', async () => {
    const id = await novaEmpresa();
    await gravar(id, [ANA, BIA]);
    await gravar(id, [ANA, { ...BIA, qualificacao: 'Sócia' }]);
    const eventos = await eventosDe(id, 'empresa.socios_alterados');
    expect(eventos.at(-1)?.depois).toEqual({
      socios: [
        'Ana Prado, ***.982.247-**, 60,0001%, administra',
        'Bia Reis, ***.444.777-**, Sócia, 39,9999%',
      ],
    });
  });
});
