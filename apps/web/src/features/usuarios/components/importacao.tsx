import {
  BYTES_DA_IMPORTACAO,
  type Importacao,
  LINHAS_DA_IMPORTACAO,
  type LinhaImportada,
} from '@dominio/contrato/usuarios-importacao';
import { Button, Switch } from '@mantine/core';
import '@mantine/core/styles/Switch.css';
import { useState } from 'react';
import { AreaDeArquivo } from '../../../components/ui/area-de-arquivo.tsx';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { contar } from '../../../lib/formato.ts';
import { baixarErros, baixarModelo, useImportacao } from '../importacao.ts';
import classes from './importacao.module.css';

const NOME_DO_RESULTADO: Readonly<Record<LinhaImportada['resultado'], string>> = {
  criar: 'Será criada',
  criado: 'Criada',
  ja_existe: 'Já existe',
  erro: 'Erro',
};

/** Every line of the file with its outcome. */
function Linhas({ linhas }: { linhas: readonly LinhaImportada[] }) {
  return (
    // It scrolls: the keyboard must reach it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
    <section className={classes.rolagem} aria-label="Resultado por linha" tabIndex={0}>
      <table className={classes.tabela}>
        <thead>
          <tr>
            <th scope="col">Linha</th>
            <th scope="col">Pessoa</th>
            <th scope="col">Resultado</th>
          </tr>
        </thead>
        <tbody>
          {linhas.map(({ linha, nome, email, resultado, mensagem }) => (
            <tr key={linha}>
              <td>{linha}</td>
              <td>
                {nome || 'Sem nome'}
                <small>{email}</small>
              </td>
              <td>
                <strong className={classes.resultado}>{NOME_DO_RESULTADO[resultado]}</strong>
                <small>{mensagem}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Why a file creates nobody; null when it creates somebody. */
function porQueNinguem({ criar, existentes, erros }: Importacao): string | null {
  if (criar > 0) return null;
  if (erros === 0) return 'Ninguém a importar: todas as pessoas do arquivo já têm cadastro.';
  const corrija = 'corrija as linhas com erro e escolha o arquivo outra vez.';
  return existentes > 0
    ? `Ninguém a importar: parte já tem cadastro; ${corrija}`
    : `Ninguém a importar: ${corrija}`;
}

function Conferencia({ feita }: { feita: Importacao }) {
  const { linhas, criar, existentes, erros, simulado, colunas_ignoradas: ignoradas } = feita;
  const ninguem = simulado && porQueNinguem(feita);
  const [soErros, setSoErros] = useState(false);
  const mostradas = soErros ? linhas.filter(({ resultado }) => resultado === 'erro') : linhas;
  const contas = [
    simulado
      ? contar(criar, 'pessoa será criada', 'pessoas serão criadas')
      : contar(criar, 'pessoa criada e convidada', 'pessoas criadas e convidadas'),
    existentes > 0 && contar(existentes, 'já existe', 'já existem'),
    erros > 0 && contar(erros, 'com erro', 'com erro'),
  ].filter((conta) => conta !== false);
  return (
    <>
      <p role="status">
        {contas.join(' · ')}
        {ninguem && <strong className={classes.ninguem}>{ninguem}</strong>}
      </p>
      {ignoradas.length > 0 && <p>Colunas que não são lidas: {ignoradas.join(', ')}.</p>}
      {erros > 0 && (
        <div className={classes.barra}>
          <Switch
            label="Só erros"
            checked={soErros}
            onChange={(evento) => setSoErros(evento.currentTarget.checked)}
          />
          <Button variant="default" size="compact-md" onClick={() => baixarErros(linhas)}>
            Baixar erros
          </Button>
        </div>
      )}
      <Linhas linhas={mostradas} />
    </>
  );
}

/**
 * Dialog that imports people from a file: every line's outcome is shown before anything is saved.
 */
export default function ImportacaoDeUsuarios({ aoFechar }: { aoFechar: () => void }) {
  const importacao = useImportacao();
  const [arquivo, setArquivo] = useState<File | null>(null);
  const [recusa, setRecusa] = useState('');
  // The last answer stays on the screen while the next one is awaited.
  const [feita, setFeita] = useState<Importacao | null>(null);
  const enviar = (envio: { arquivo: File; simular: boolean }) =>
    importacao.mutate(envio, { onSuccess: setFeita });
  const escolher = (escolhido: File) => {
    setRecusa(escolhido.size > BYTES_DA_IMPORTACAO ? 'O arquivo pode ter no máximo 1 MB.' : '');
    if (escolhido.size > BYTES_DA_IMPORTACAO) return;
    setArquivo(escolhido);
    enviar({ arquivo: escolhido, simular: true });
  };
  const recomecar = () => {
    setArquivo(null);
    setFeita(null);
    importacao.reset();
  };
  const erro = recusa || (importacao.error && mensagemDoErro(importacao.error));
  return (
    <Dialogo titulo="Importar usuários" tamanho="xl" aoFechar={aoFechar}>
      <div className={classes.pilha}>
        {!feita && (
          <>
            <p>
              Uma pessoa por linha, com nome, e-mail e grupo. Confira o resultado antes de gravar:
              cada uma recebe o convite por e-mail.
            </p>
            <AreaDeArquivo
              rotulo={importacao.isPending ? 'Conferindo…' : 'Escolha ou solte o arquivo CSV'}
              dica={`Até ${LINHAS_DA_IMPORTACAO} pessoas e 1 MB`}
              tipos=".csv,text/csv,text/plain"
              aoEscolher={escolher}
            />
          </>
        )}
        {erro && <p role="alert">{erro}</p>}
        {feita && <Conferencia feita={feita} />}
        <div className={classes.barra}>
          {feita ? (
            <Button variant="default" disabled={importacao.isPending} onClick={recomecar}>
              Outro arquivo
            </Button>
          ) : (
            <Button variant="default" onClick={baixarModelo}>
              Baixar modelo
            </Button>
          )}
          {feita?.simulado && feita.criar > 0 && arquivo && (
            <Button
              loading={importacao.isPending}
              onClick={() => enviar({ arquivo, simular: false })}
            >
              {`Importar ${contar(feita.criar, 'pessoa', 'pessoas')}`}
            </Button>
          )}
          {feita && !feita.simulado && <Button onClick={aoFechar}>Concluir</Button>}
        </div>
      </div>
    </Dialogo>
  );
}
