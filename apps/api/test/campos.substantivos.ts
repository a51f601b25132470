import { agendamentosEndpoints } from '@dominio/contrato/agendamentos';
import { textosDoAgendamento } from '@dominio/contrato/agendamentos-campos';
import { ausenciasEndpoints } from '@dominio/contrato/ausencias';
import { clientesEndpoints } from '@dominio/contrato/clientes';
import { cadastroDeClientesEndpoints } from '@dominio/contrato/clientes-cadastro';
import { contratosEndpoints } from '@dominio/contrato/contratos';
import { empresasEndpoints } from '@dominio/contrato/empresas';
import type { Endpoint } from '@dominio/contrato/endpoint';
import { escritorioEndpoints } from '@dominio/contrato/escritorio';
import { feriadosEndpoints } from '@dominio/contrato/feriados';
import { gruposEndpoints, permissoesEndpoints } from '@dominio/contrato/grupos';
import { minhaContaEndpoints } from '@dominio/contrato/minha-conta';
import { GRUPO } from '@dominio/contrato/permissoes';
import { timesEndpoints } from '@dominio/contrato/times';
import { cadastroDeUsuariosEndpoints } from '@dominio/contrato/usuarios-cadastro';
import { visoesSalvasEndpoints } from '@dominio/contrato/visoes-salvas';
import type { Banco } from '../src/platform/db.ts';
import type { Exemplos } from './campos.exemplos.ts';
import { criarTipo } from './factories/agendamentos.ts';
import { criarCliente, umCnpj } from './factories/clientes.ts';
import { criarAdministrador, criarGestor, criarTime, criarUsuario } from './factories/usuarios.ts';

type Registro = Readonly<Record<string, unknown>>;

export interface Substantivo {
  /** Absent for a record that exists from the start, which is edited twice instead. */
  readonly criar?: Endpoint;
  readonly editar: Endpoint;
  /** Answers the record, or a list that contains it. */
  readonly ler: Endpoint;
  /** Examples for fields that need particular values: ids, choices, days in order. */
  readonly exemplos?: Exemplos;
  /** Fields of the request only, stored nowhere, or that are nouns of their own. */
  readonly fora?: readonly string[];
  /** Fields that cannot be edited. */
  readonly fixos?: readonly string[];
  /** How to read a field from the answer, where it has another name there. */
  readonly lidos?: Readonly<Record<string, (registro: Registro) => unknown>>;
  /** Action of the audit log for an edit; absent where edits are not audited. */
  readonly auditada?: string;
  /** Fields that the noun's own history tells instead of the audit log. */
  readonly naHistoria?: readonly string[];
}

const id = (valor: unknown) => (valor as { id: number } | null)?.id ?? null;
const A_PARTE = ['versao'];

/** Every noun that people write, with the records it needs. `eu`, an administrator, writes. */
export async function substantivos(banco: Banco, eu: number) {
  const [um, dois] = [await criarUsuario(banco), await criarUsuario(banco)];
  const [tres, quatro] = [await criarUsuario(banco), await criarUsuario(banco)];
  const [chefe, outro] = [await criarAdministrador(banco), await criarGestor(banco)];
  const [cliente, segundo] = [await criarCliente(banco), await criarCliente(banco)];
  const [timeA, timeB] = [await criarTime(banco), await criarTime(banco)];
  const [tipoA, tipoB] = [await criarTipo(banco), await criarTipo(banco)];
  const raiz = cliente.cnpj.slice(0, 8);
  const dia = (n: number, hora: number) => `2027-03-0${n}T${hora}:00:00.000Z`;
  const pessoa = {
    email: ['nova.um@exemplo.demo', 'nova.dois@exemplo.demo'],
    data_nascimento: ['1990-03-02', '1991-04-06'],
    data_admissao: ['2020-03-02', '2021-04-06'],
  } as const;
  const dePessoas = {
    criar: cadastroDeUsuariosEndpoints.criar,
    editar: cadastroDeUsuariosEndpoints.atualizar,
    ler: cadastroDeUsuariosEndpoints.ler,
    auditada: 'usuario.alterado',
  };

  return {
    agendamento: {
      criar: agendamentosEndpoints.criar,
      editar: agendamentosEndpoints.atualizar,
      ler: agendamentosEndpoints.ler,
      exemplos: {
        data_hora_inicio: [dia(1, 12), dia(2, 15)],
        data_hora_termino: [dia(1, 13), dia(2, 17)],
        tipo_agendamento_id: [tipoA.id, tipoB.id],
        prioridade: ['ALTA', 'BAIXA'],
        cliente_id: [cliente.id, segundo.id],
        participantes: [
          [eu, um.id],
          [eu, dois.id],
        ],
        privado: [true, false],
      },
      fora: ['criador_participa', 'confirmar_conflito', ...A_PARTE],
      lidos: {
        tipo_agendamento_id: (r) => id(r.tipo_agendamento),
        cliente_id: (r) => id(r.cliente),
        participantes: (r) => (r.participantes as unknown[]).map(id),
      },
      auditada: 'agendamento.atualizado',
      naHistoria: Object.keys(textosDoAgendamento),
    },
    cliente: {
      criar: cadastroDeClientesEndpoints.criar,
      editar: clientesEndpoints.atualizar,
      ler: clientesEndpoints.ler,
      exemplos: { situacao: ['prospecto', 'implantacao'] },
      fora: ['empresa', 'contrato', ...A_PARTE],
      auditada: 'cliente.alterado',
    },
    empresa: {
      criar: empresasEndpoints.criar,
      editar: empresasEndpoints.atualizar,
      ler: empresasEndpoints.ler,
      exemplos: {
        cnpj: [umCnpj(raiz, 2), umCnpj()],
        tipo: ['filial', 'coligada'],
        matriz_id: [cliente.empresa_id, null],
        cliente_id: [cliente.id, cliente.id],
      },
      fora: A_PARTE,
      auditada: 'empresa.alterada',
    },
    contrato: {
      criar: contratosEndpoints.criar,
      editar: contratosEndpoints.atualizar,
      ler: contratosEndpoints.ler,
      exemplos: {
        numero_contrato: ['N-100', 'N-200'],
        data_fim: ['2027-03-02', '2027-04-06'],
        responsavel_id: [chefe.id, outro.id],
        time_id: [timeA.id, timeB.id],
        cliente_id: [cliente.id, cliente.id],
        empresa_id: [cliente.empresa_id, null],
      },
      fora: ['aditivo', ...A_PARTE],
      auditada: 'contrato.alterado',
    },
    'pessoa da equipe': {
      ...dePessoas,
      exemplos: {
        ...pessoa,
        grupo_id: [GRUPO.consultor, GRUPO.gestor],
        time_id: [timeA.id, timeB.id],
      },
      fora: ['client_id', 'ativo', 'enviar_convite', ...A_PARTE],
    },
    'pessoa de cliente': {
      ...dePessoas,
      exemplos: {
        ...pessoa,
        email: ['cliente.um@exemplo.demo', 'cliente.dois@exemplo.demo'],
        cpf: ['39053344705', '16899535009'],
        grupo_id: [GRUPO.cliente, GRUPO.cliente],
        client_id: [cliente.id, segundo.id],
      },
      fora: ['time_id', 'ativo', 'enviar_convite', ...A_PARTE],
      fixos: ['grupo_id'],
    },
    perfil: {
      editar: minhaContaEndpoints.gravarPerfil,
      ler: minhaContaEndpoints.perfil,
      exemplos: { data_nascimento: pessoa.data_nascimento },
      fora: A_PARTE,
      auditada: 'usuario.perfil_alterado',
    },
    time: {
      criar: timesEndpoints.criar,
      editar: timesEndpoints.atualizar,
      ler: timesEndpoints.ler,
      exemplos: { lider_id: [um.id, dois.id] },
      fora: A_PARTE,
      auditada: 'time.alterado',
    },
    grupo: {
      criar: gruposEndpoints.criar,
      editar: gruposEndpoints.atualizar,
      ler: gruposEndpoints.ler,
      fora: A_PARTE,
      auditada: 'grupo.alterado',
    },
    permissão: {
      criar: permissoesEndpoints.criar,
      editar: permissoesEndpoints.atualizar,
      ler: permissoesEndpoints.ler,
      exemplos: { modulo: ['cofre', 'cofre'], acao: ['abrir', 'abrir'] },
      auditada: 'permissao.alterada',
    },
    ausência: {
      criar: ausenciasEndpoints.criar,
      editar: ausenciasEndpoints.atualizar,
      ler: ausenciasEndpoints.listar,
      exemplos: {
        usuario_id: [um.id, dois.id],
        substituto_id: [tres.id, quatro.id],
        tipo: ['licenca', 'ferias'],
        fim: ['2026-03-20', '2026-04-20'],
      },
      fora: A_PARTE,
      lidos: { usuario_id: (r) => id(r.usuario), substituto_id: (r) => id(r.substituto) },
      auditada: 'ausencia.alterada',
    },
    feriado: {
      criar: feriadosEndpoints.criar,
      editar: feriadosEndpoints.atualizar,
      ler: feriadosEndpoints.listar,
      fora: A_PARTE,
      auditada: 'feriado.alterado',
    },
    escritório: {
      editar: escritorioEndpoints.gravar,
      ler: escritorioEndpoints.ler,
      exemplos: {
        fuso: ['America/Bahia', 'America/Recife'],
        expediente: [semana('08:00'), semana('09:30')],
        tema_padrao: ['light', 'dark'],
      },
      fora: A_PARTE,
      auditada: 'escritorio.alterado',
    },
    'visão salva': {
      criar: visoesSalvasEndpoints.criar,
      editar: visoesSalvasEndpoints.atualizar,
      ler: visoesSalvasEndpoints.listar,
      exemplos: {
        tabela: ['clientes', 'clientes'],
        colunas: [[{ id: 'nome', visivel: true }], [{ id: 'nome', visivel: false }]],
        densidade: ['compacta', 'confortavel'],
      },
      fora: A_PARTE,
    },
  } as const satisfies Readonly<Record<string, Substantivo>>;
}

const semana = (inicio: string) =>
  Object.fromEntries(
    ['0', '1', '2', '3', '4', '5', '6'].map((dia) => [dia, [[inicio, '18:00']] as const]),
  );
