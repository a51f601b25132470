/**
 * The fields that calls ask for, as a sentence names them: 'Informe o nome.' One word for a field
 * wherever it stands; `mensagens.test.ts` walks every call and finds the one that is missing here.
 */
const NOMES: Readonly<Record<string, string>> = {
  acao: 'a ação',
  alvo: 'o que corrigir',
  alvo_id: 'o registro',
  campos: 'os campos',
  cliente_id: 'o cliente',
  cnpj: 'o CNPJ',
  contato_id: 'o contato',
  cor: 'a cor',
  cpf: 'o CPF',
  cpf_cnpj: 'o CPF ou o CNPJ',
  data_hora_inicio: 'o início',
  data_hora_termino: 'o término',
  de: 'a pessoa',
  descricao: 'a descrição',
  desde: 'a data de início',
  em: 'o dia',
  email: 'o e-mail',
  empresa_id: 'a empresa',
  empresa_ids: 'as empresas',
  empresas: 'as empresas',
  estado: 'o estado',
  fica_id: 'o cadastro que fica',
  grupo: 'o grupo',
  grupo_id: 'o grupo',
  importacao_id: 'a importação',
  modelo_id: 'o modelo',
  modulo: 'o módulo',
  motivo: 'o motivo',
  mudanca: 'o que muda',
  nome: 'o nome',
  obrigatorio_em: 'a etapa',
  papeis: 'os papéis',
  para_id: 'o time de destino',
  pessoas: 'as pessoas',
  quem_passa_id: 'quem passa o cliente',
  quem_recebe_id: 'quem recebe o cliente',
  razao_social: 'a razão social',
  regime: 'o regime tributário',
  responsavel: 'o responsável',
  responsavel_id: 'o responsável',
  resposta: 'a resposta',
  sai_id: 'o cadastro repetido',
  status: 'o status',
  status_motivo: 'o motivo',
  status_contrato: 'o status do contrato',
  texto: 'o texto',
  time_id: 'o time',
  tipo: 'o tipo',
  titulo: 'o título',
  uf: 'o estado',
  usuario_id: 'a pessoa',
  versao: 'a versão',
};

/** The field of an issue as a sentence names it, or undefined for one without a name. */
export function nomeDoCampo(caminho: readonly PropertyKey[] | undefined): string | undefined {
  const campo = caminho?.findLast((parte) => typeof parte === 'string');
  return campo === undefined ? undefined : NOMES[String(campo)];
}
