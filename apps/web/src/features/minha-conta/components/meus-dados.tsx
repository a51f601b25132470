import { meusDadosEndpoints } from '@dominio/contrato/meus-dados';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Secao } from '../../../components/painel/secao.tsx';
import { baixar } from '../../../components/ui/baixar.ts';
import { useReautenticar } from '../../../components/ui/use-reautenticar.tsx';
import { meiosDeProva, meuSegundoFatorOptions } from '../../../consultas/meu-segundo-fator.ts';
import { chamar } from '../../../lib/api-client.ts';
import { avisar } from '../../../lib/avisar.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { useHoje } from '../../../lib/use-hoje.ts';
import { GUARDADOS } from '../tratamento.textos.ts';
import classes from './minha-conta.module.css';

/**
 * Which data the product stores about the person, why, and the button that downloads them (LGPD
 * art. 9 and 18).
 */
export default function MeusDados() {
  const { reautenticar, dialogo } = useReautenticar();
  const hoje = useHoje();
  const { data: fator } = useQuery(meuSegundoFatorOptions());
  const exportar = async () => {
    const feito = await reautenticar({
      texto: 'O arquivo traz os seus dados pessoais. Guarde-o em lugar seguro.',
      confirmar: 'Baixar meus dados',
      ...meiosDeProva(fator),
      executar: async (prova) => {
        const dados = await chamar(meusDadosEndpoints.exportar, { body: prova });
        const texto = JSON.stringify(dados, null, 2);
        baixar(new Blob([texto], { type: 'application/json' }), `meus-dados-${hoje}.json`);
      },
      descreverErro: mensagemDoErro,
    });
    if (feito) avisar.sucesso({ titulo: 'Dados exportados' });
  };
  return (
    <>
      <Secao
        titulo="Exportar meus dados"
        descricao="Um arquivo JSON com o seu cadastro, vínculos, sessões, autorizações, agendamentos, ausências, notificações, preferências e o registro do que você fez. Antes, você confirma a sua senha."
        acao={
          <Button
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={() => void exportar()}
          >
            Exportar
          </Button>
        }
      />
      <Secao
        titulo="O que guardamos e por quê"
        descricao="Tratamos só o que o trabalho no escritório pede (Lei 13.709/2018, LGPD). Só a foto depende do seu consentimento, e nada é usado para propaganda."
      >
        <dl className={classes.tratamento}>
          {GUARDADOS.map(({ oQue, porQue }) => (
            <div key={oQue}>
              <dt>{oQue}</dt>
              <dd>{porQue}</dd>
            </div>
          ))}
        </dl>
      </Secao>
      {dialogo}
    </>
  );
}
