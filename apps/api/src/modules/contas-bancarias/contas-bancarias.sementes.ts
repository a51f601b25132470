import { dataCivil, somarDias } from '@dominio/contrato/datas';
import { noTrabalhoDe, type Semear } from '../../platform/sementes.ts';
import { nomeDaConta } from './contas-bancarias.rules.ts';
import { contasBancarias } from './contas-bancarias.tables.ts';
import { lerParaSemear } from './sementes.repository.ts';

type Conta = Omit<typeof contasBancarias.$inferInsert, 'nome' | 'cliente_id'>;

/** Banks that the published list has, by ISPB. */
const BANCOS = ['60701190', '00000000', '00360305', '60746948', '90400888', '00416968'] as const;

/** An invented number of so many digits, the same for a position each time. */
const numero = (n: number, digitos: number) =>
  String(10 ** (digitos - 1) + ((n * 7919) % (9 * 10 ** (digitos - 1))));

/** The accounts that clients have: every one the first, larger ones the others. */
const MODELOS: readonly ((n: number, cnpj: string | undefined) => Conta)[] = [
  (n, cnpj) => ({
    tipo: 'corrente',
    apelido: null,
    banco_ispb: BANCOS[n % BANCOS.length] ?? null,
    agencia: numero(n, 4),
    conta: numero(n + 3, 5),
    digito: String(n % 10),
    chaves_pix: cnpj ? [cnpj] : [],
    gerente: n % 2 === 0 ? 'Cláudia Menezes' : 'Renato Figueira',
    forma_extrato: 'ofx',
    saldo_inicial_centavos: 12_000_00 + ((n * 1_731_57) % 90_000_00),
    conta_contabil: '1.1.1.02.0001',
  }),
  (n) => ({
    tipo: 'cartao',
    apelido: 'Cartão corporativo',
    banco_ispb: BANCOS[(n + 1) % BANCOS.length] ?? null,
    conta: numero(n + 5, 4),
    // Every third has no closing day yet, as a firm has to notice.
    dia_fechamento_fatura: n % 3 === 0 ? null : 5 + (n % 20),
    forma_extrato: 'csv',
    // What stood open of the invoice; of every fourth nobody has told yet.
    ...(n % 4 > 0 && { saldo_inicial_centavos: -(900_00 + ((n * 211_37) % 7_000_00)) }),
    conta_contabil: '2.1.1.04.0001',
  }),
  (n) => ({
    tipo: 'pagamento',
    apelido: null,
    banco_ispb: n % 2 === 0 ? '18236120' : '10573521',
    agencia: '0001',
    conta: numero(n + 7, 8),
    digito: String((n + 4) % 10),
    forma_extrato: n % 4 === 0 ? null : 'csv',
    saldo_inicial_centavos: 800_00 + ((n * 37_19) % 9_000_00),
  }),
  (n) => ({
    tipo: 'aplicacao',
    apelido: 'CDB liquidez diária',
    banco_ispb: BANCOS[n % BANCOS.length] ?? null,
    agencia: numero(n, 4),
    forma_extrato: 'manual',
    saldo_inicial_centavos: 50_000_00 + ((n * 911_00) % 200_000_00),
    conta_contabil: '1.1.1.03.0001',
  }),
  () => ({
    tipo: 'caixa',
    apelido: 'Caixa da sede',
    forma_extrato: 'manual',
    saldo_inicial_centavos: 500_00,
    conta_contabil: '1.1.1.01.0001',
  }),
];

/**
 * One to five accounts of each client that the firm has served, whose statements answer to who serves
 * it; of every eighth an account is closed, and so is every one of a client that is no longer served.
 */
export const semear: Semear = async ({ db, agora, clientes: ids }) => {
  const { linhas, matrizes, equipe } = await lerParaSemear(db, ids);
  const matrizDe = new Map(matrizes.map((matriz) => [matriz.cliente_id, matriz]));
  const responsavelDe = new Map(equipe.map((um) => [um.cliente_id, um.usuario_id]));
  const hoje = dataCivil(agora);
  const [haMuito, haPouco] = [somarDias(hoje, -330), somarDias(hoje, -40)];
  await db.insert(contasBancarias).values(
    linhas.flatMap(({ id: cliente_id, data_inicio: desde, data_encerramento }, i) =>
      (desde === null ? [] : MODELOS.slice(0, 1 + (i % MODELOS.length))).map((modelo, j) => {
        const matriz = matrizDe.get(cliente_id);
        const conta = modelo(i * MODELOS.length + j, matriz?.cnpj);
        const saldoEm = desde && desde > haMuito ? desde : haMuito;
        const criado_em = noTrabalhoDe(desde ?? hoje, i * MODELOS.length + j);
        return {
          ...conta,
          nome: nomeDaConta(conta),
          cliente_id,
          empresa_id: matriz?.id ?? null,
          responsavel_extrato_id: data_encerramento
            ? null
            : (responsavelDe.get(cliente_id) ?? null),
          saldo_inicial_em: conta.saldo_inicial_centavos === undefined ? null : saldoEm,
          encerrada_em:
            data_encerramento ?? (i % 8 === 3 && j === 2 && saldoEm < haPouco ? haPouco : null),
          criado_em,
          atualizado_em: criado_em,
        };
      }),
    ),
  );
};
