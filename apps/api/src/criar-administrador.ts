import { abrirBanco, migrar } from './platform/db.ts';
import { lerInstalacao } from './platform/env.ts';
import { criarAdministrador } from './semear/administrador.ts';

/** `npm run -s criar-administrador -- EMAIL "NOME"`: prints a link of one hour to choose the password. */
const [email, nome] = process.argv.slice(2);

async function executar(email: string, nome: string): Promise<string> {
  const { databaseUrl, urlPublica } = lerInstalacao();
  if (!databaseUrl) {
    throw new Error(
      'Este comando é para instalações com DATABASE_URL; a demonstração já traz contas.',
    );
  }
  const conexao = { connectionString: databaseUrl };
  await migrar(conexao);
  const banco = abrirBanco(conexao, { max: 1 });
  try {
    return `${urlPublica}/reset-password?token=${await criarAdministrador(banco, { email, nome })}`;
  } finally {
    await banco.$client.end();
  }
}

try {
  if (!email || !nome) {
    throw new Error('Uso: npm run -s criar-administrador -- EMAIL "NOME COMPLETO"');
  }
  const link = await executar(email, nome);
  process.stdout.write(`Conta criada. Escolha a senha em até uma hora:\n${link}\n`);
} catch (erro) {
  process.stderr.write(`${erro instanceof Error ? erro.message : String(erro)}\n`);
  process.exit(1);
}
