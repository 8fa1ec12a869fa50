"""HTTP routes for questions to the lab."""

from typing import Annotated

from msgspec import Meta

from tinstar.lab_schemas.comparison_result import Question
from tinstar.server.features.lab.knobs import lab_parameters
from tinstar.server.features.lab.schemas import LabGame, LabQuestionState
from tinstar.server.features.lab.service import LabQuestions
from tinstar.server.gateway.dependencies import (
    BODY,
    Game,
    TheLanguage,
    TheRegistry,
    address_of,
    guest_of,
)
from tinstar.server.gateway.table_routes import expect_game
from tinstar.server.http.routes import FromBody, FromPath, Request, Service, delete, get, post

TheQuestions = Service[LabQuestions]

QuestionPath = FromPath[Annotated[str, Meta(description="of whoever asks", max_length=40)]]


@get("/lab/games/{game:str}", problems=(404,))
async def show_knobs(game: Game, registry: TheRegistry, language: TheLanguage) -> LabGame:
    """Return the parameters of a game that a question to the lab may change."""
    expect_game(game, registry)
    return lab_parameters(game, language)


@post("/lab/questions", problems=BODY)
async def ask_the_lab(
    request: Request,
    data: FromBody[Question],
    questions: TheQuestions,
    language: TheLanguage,
) -> LabQuestionState:
    """Ask the lab to compare two settings. Your earlier question is dropped."""
    address = address_of(request)
    return await questions.ask(data, guest_of(request), address, language)


@get("/lab/questions/{id:str}", problems=(404,))
async def show_answer(
    request: Request, id: QuestionPath, questions: TheQuestions
) -> LabQuestionState:
    """Return the results so far.

    If you stop asking for the results of a question, the question is dropped.
    """
    return questions.state(guest_of(request), id)


@delete("/lab/questions/{id:str}", problems=(404,))
async def leave_the_lab(
    request: Request, id: QuestionPath, questions: TheQuestions
) -> LabQuestionState:
    """Cancel your question, and return its results so far."""
    return questions.leave(guest_of(request), id)


ROUTES = [show_knobs, ask_the_lab, show_answer, leave_the_lab]
